import { SUMMED_ROWS } from '@comptoir/api-contract/list-sums';
import { sql, type Expression } from 'kysely';
import { refused } from '../api-error';
import type { Connection } from '../database/database';

/** The rows of a list, of which no more are read than are asked for. */
interface ListedRows {
  limit: (rows: number) => Expression<unknown>;
}

/**
 * Sees to it that a list has no more rows than are added up, before any is: what they add up to is never that of a part.
 * Where there are more, reading stops at the first one that is too many.
 *
 * @throws {ApiError} `too-many-to-sum`
 */
export async function refuseLongSum(connection: Connection, list: ListedRows, limit = SUMMED_ROWS): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${list.limit(limit + 1)}) listed`.execute(connection);
  if (rows.some(({ count }) => count > limit)) throw refused('too-many-to-sum', { rows: limit });
}
