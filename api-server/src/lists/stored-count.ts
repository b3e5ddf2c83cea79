import { sql, type RawBuilder } from 'kysely';
import type { Role } from '@comptoir/api-contract/roles';
import { inReachByKey, type Reach } from '../access/reach';
import type { Connection } from '../database/database';

/** Lists counted by triggers; suppliers without office are not. */
export type CountedList = 'agencies' | 'collections' | 'suppliers' | `users ${Role}`;

export async function storedCount(connection: Connection, list: CountedList, reach: Reach): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${storedRows([list], reach)}::int as total`.execute(connection);
  return rows[0]?.total ?? 0;
}

export function storedRows(lists: readonly CountedList[], reach: Reach): RawBuilder<number> {
  return sql`(
    select coalesce(sum(rows), 0) from row_counts
    where list = any(${[...lists]}::text[]) and ${inReachByKey(reach, 'row_counts.office_id')})`;
}
