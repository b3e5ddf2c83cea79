import type { ListName } from '@comptoir/api-contract/events';
import { sql } from 'kysely';
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
  if (lists.length === 0) return;
  await transaction
    .insertInto('listVersions')
    // In one order, so that two changes do not wait for each other.
    .values(lists.toSorted().map((list) => ({ officeId: officeId ?? NO_OFFICE, list })))
    .onConflict((known) =>
      known.columns(['officeId', 'list']).doUpdateSet({
        version: sql<bigint>`list_versions.version + 1`,
        raisedAt: sql<Date>`now()`,
      }),
    )
    .execute();
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
