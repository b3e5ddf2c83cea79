import { sql, type RawBuilder } from 'kysely';
import type { Role } from '@comptoir/api-contract/roles';
import { inReachByKey, type Reach } from '../access/reach';
import type { Connection } from '../database/database';

/** A list whose rows the database counts; a supplier of no office is in none. */
export type KeptList = 'agencies' | 'collections' | 'suppliers' | `users ${Role}`;

/**
 * How many rows of a list the offices of a reach have that are not archived, from the counts that the database keeps for
 * each.
 */
export async function keptCount(connection: Connection, list: KeptList, reach: Reach): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${keptRows([list], reach)}::int as total`.execute(connection);
  return rows[0]?.total ?? 0;
}

/** The same of several lists, as a part of a statement. */
export function keptRows(lists: readonly KeptList[], reach: Reach): RawBuilder<number> {
  return sql`(
    select coalesce(sum(rows), 0) from row_counts
    where list = any(${[...lists]}::text[]) and ${inReachByKey(reach, 'row_counts.office_id')})`;
}
