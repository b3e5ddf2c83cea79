import { sql } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';

/** A list whose answers are told apart by version. */
export type ListName = 'agencies';

/** Says that a list of an office changed, in the transaction of the change. */
export async function raiseListVersion(transaction: WriteTransaction, list: ListName, officeId: string): Promise<void> {
  await transaction
    .insertInto('listVersions')
    .values({ officeId, list })
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
