import { SUMMED_ROWS } from '@comptoir/api-contract/list-sums';
import { refused, type ApiError } from '../api-error';
import type { Connection } from '../database/database';
import { countUpTo, type ListedRows } from './counted-rows';

/**
 * Sees to it that a list has no more rows than are added up, before any is: what they add up to is never that of a part.
 * Where there are more, reading stops at the first one that is too many.
 *
 * @throws {ApiError} `too-many-to-sum`
 */
export async function refuseLongSum(connection: Connection, list: ListedRows, limit = SUMMED_ROWS): Promise<void> {
  if ((await countUpTo(connection, list, limit)) > limit) throw tooManyToSum(limit);
}

export function tooManyToSum(limit: number): ApiError {
  return refused('too-many-to-sum', { rows: limit });
}
