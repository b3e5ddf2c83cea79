import type { ListName } from '@comptoir/api-contract/events';
import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';

/** Stands for no single office, since the column is part of the key. */
export const NO_OFFICE = '00000000-0000-0000-0000-000000000000';

/** Says that lists of an office, or of no single one, changed, in the transaction of the change. */
export async function raiseListVersions(
  transaction: WriteTransaction,
  lists: readonly ListName[],
  officeId: string | null,
): Promise<void> {
  await raisedLists(lists, officeId).execute(transaction);
}

/** The same as a statement, for one that says more. */
export function raisedLists(lists: readonly ListName[], officeId: string | null): RawBuilder<unknown> {
  // In one order, so that two changes do not wait for each other.
  return sql`
    insert into list_versions (office_id, list)
    select ${officeId ?? NO_OFFICE}::uuid, list from unnest(${lists.toSorted()}::text[]) as list
    on conflict (office_id, list) do update set version = list_versions.version + 1, raised_at = now()`;
}

/** A text that changes whenever the list of any office in the reach changes. */
export async function listState(connection: Connection, list: ListName, reach: Reach): Promise<string> {
  const { state } = await connection
    .selectFrom('listVersions')
    .select(
      sql<string>`coalesce(string_agg(office_id || ':' || version || ':' || raised_at, ',' order by office_id), '')`.as(
        'state',
      ),
    )
    .where('list', '=', list)
    .where(inReach(reach, 'listVersions.officeId'))
    .executeTakeFirstOrThrow();
  return state;
}
