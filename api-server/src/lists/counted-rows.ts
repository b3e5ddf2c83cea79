import { COUNTED_ROWS, MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import { sql, type Expression } from 'kysely';
import type { Connection } from '../database/database';

export interface ListedRows {
  limit: (rows: number) => Expression<unknown>;
}

/** Stops reading after `limit + 1` rows and returns at most that. */
export async function countUpTo(connection: Connection, list: ListedRows, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${list.limit(limit + 1)}) listed`.execute(connection);
  return rows[0]?.count ?? 0;
}

/** `MORE_ROWS` above `most`. */
export async function lengthOf(connection: Connection, list: ListedRows, most = COUNTED_ROWS): Promise<number> {
  const rows = await countUpTo(connection, list, most);
  return rows > most ? MORE_ROWS : rows;
}

/** Counts at least up to the requested page. */
export function countedFor({ page, limit }: { page: number; limit: number }): number {
  return Math.max(COUNTED_ROWS, page * limit);
}
