import { COUNTED_ROWS } from '@comptoir/api-contract/counted-rows';
import { sql, type Expression } from 'kysely';
import type { Connection } from '../database/database';

/** The rows of a list, of which no more are read than are asked for. */
export interface ListedRows {
  limit: (rows: number) => Expression<unknown>;
}

/** How many rows a list has; reading stops at the first one that is too many, and one more than the limit is answered. */
export async function countUpTo(connection: Connection, list: ListedRows, limit = COUNTED_ROWS): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${list.limit(limit + 1)}) listed`.execute(connection);
  return rows[0]?.count ?? 0;
}
