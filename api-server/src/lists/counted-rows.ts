import { COUNTED_ROWS, MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import { sql, type Expression } from 'kysely';
import type { Connection } from '../database/database';

/** The rows of a list, of which no more are read than are asked for. */
export interface ListedRows {
  limit: (rows: number) => Expression<unknown>;
}

/** How many rows a list has; reading stops at the first one that is too many, and one more than the limit is answered. */
export async function countUpTo(connection: Connection, list: ListedRows, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${list.limit(limit + 1)}) listed`.execute(connection);
  return rows[0]?.count ?? 0;
}

/** How long a list is: `MORE_ROWS` where it has more rows than are looked at. */
export async function lengthOf(connection: Connection, list: ListedRows, most = COUNTED_ROWS): Promise<number> {
  const rows = await countUpTo(connection, list, most);
  return rows > most ? MORE_ROWS : rows;
}

/** So many rows are looked at for the length of a list of which a page is asked for: what is sent is counted. */
export function countedFor({ page, limit }: { page: number; limit: number }): number {
  return Math.max(COUNTED_ROWS, page * limit);
}
