import { MIXED_LIST_LIMIT } from '@comptoir/api-contract/mixed-lists';
import type { Reach } from '../access/reach';
import { refused } from '../api-error';

interface PageQuery {
  page: number;
  limit: number;
}

/**
 * Limits pages across several offices.
 *
 * @param count counts rows up to the given maximum
 * @throws {ApiError} `too-many-rows`
 */
export async function refuseLongPage(
  { officeId }: Reach,
  { page, limit }: PageQuery,
  count: (most: number) => Promise<number>,
): Promise<void> {
  if (officeId !== undefined || limit <= MIXED_LIST_LIMIT) return;
  const most = (page - 1) * limit + MIXED_LIST_LIMIT;
  if ((await count(most)) > most) throw refused('too-many-rows', { rows: MIXED_LIST_LIMIT });
}
