import { sql, type RawBuilder } from 'kysely';
import type { Role } from '@comptoir/api-contract/roles';
import { inReachByKey, type Reach } from '../access/reach';
import type { Connection } from '../database/database';

/** Lists counted by triggers; suppliers without office are not. */
export type KeptList = 'agencies' | 'collections' | 'suppliers' | `users ${Role}`;

export async function keptCount(connection: Connection, list: KeptList, reach: Reach): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${keptRows([list], reach)}::int as total`.execute(connection);
  return rows[0]?.total ?? 0;
}

export function keptRows(lists: readonly KeptList[], reach: Reach): RawBuilder<number> {
  return sql`(
    select coalesce(sum(rows), 0) from row_counts
    where list = any(${[...lists]}::text[]) and ${inReachByKey(reach, 'row_counts.office_id')})`;
}
