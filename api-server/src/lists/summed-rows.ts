import { SUMMED_ROWS } from '@comptoir/api-contract/list-sums';
import { refused, type ApiError } from '../api-error';
import type { Connection } from '../database/database';
import { countUpTo, type ListedRows } from './counted-rows';

/**
 * Rejects a sum above `limit` rows, so that sums are never partial. Stops reading at the limit.
 *
 * @throws {ApiError} `too-many-to-sum`
 */
export async function refuseLongSum(connection: Connection, list: ListedRows, limit = SUMMED_ROWS): Promise<void> {
  if ((await countUpTo(connection, list, limit)) > limit) throw tooManyToSum(limit);
}

export function tooManyToSum(limit: number): ApiError {
  return refused('too-many-to-sum', { rows: limit });
}
