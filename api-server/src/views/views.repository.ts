import { VIEW_LIMIT, type View, type ViewInput } from '@comptoir/api-contract/views';
import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import { inHumanOrder } from '../database/human-order';
import type { Connection, WriteTransaction } from '../database/database';
import type { Versioned } from '../results';

export interface Viewer {
  personId: string;
  reach: Reach;
}

export type ViewRow = Versioned<View>;

export function findViews(connection: Connection, personId: string, officeId: string | undefined): Promise<View[]> {
  return views(connection, personId)
    .where((of) => of.or([isOwn(personId), ...(officeId === undefined ? [] : [of('v.officeId', '=', officeId)])]))
    .orderBy(inHumanOrder('v.name'))
    .orderBy('v.id')
    .limit(VIEW_LIMIT * 2)
    .execute();
}

/** Own, or shared with an office in the reach. */
export function findView(
  connection: Connection,
  { personId, reach }: Viewer,
  id: string,
): Promise<ViewRow | undefined> {
  return views(connection, personId)
    .where('v.id', '=', id)
    .where((of) =>
      of.or([isOwn(personId), sql<boolean>`(v.office_id is not null and ${inReach(reach, 'v.officeId')})`]),
    )
    .executeTakeFirst();
}

export async function findChosenViews(
  connection: Connection,
  { personId, reach }: Viewer,
): Promise<Pick<View, 'id' | 'list' | 'query' | 'officeId'>[]> {
  const { rows } = await sql<Pick<View, 'id' | 'list' | 'query' | 'officeId'>>`
    select v.id, v.list, v.query, v.office_id from view_choices c join list_views v on v.id = c.view_id
    where c.user_id = ${personId}
      and (${isOwn(personId)} or (v.office_id is not null and ${inReach(reach, 'v.officeId')}))
    order by v.list`.execute(connection);
  return rows;
}

export async function countViews(
  transaction: WriteTransaction,
  of: { ownerId: string } | { officeId: string },
): Promise<number> {
  const condition =
    'ownerId' in of ? sql`owner_id = ${of.ownerId} and office_id is null` : sql`office_id = ${of.officeId}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from list_views where ${condition}`.execute(transaction);
  return rows[0]?.count ?? 0;
}

export async function insertView(
  transaction: WriteTransaction,
  view: Required<ViewInput> & { id: string; ownerId: string },
): Promise<void> {
  await transaction.insertInto('listViews').values(view).execute();
}

export async function updateView(
  transaction: WriteTransaction,
  id: string,
  change: Partial<Pick<ViewRow, 'name' | 'query' | 'officeId'>>,
): Promise<void> {
  await transaction
    .updateTable('listViews')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteViewRow(transaction: WriteTransaction, id: string): Promise<void> {
  await transaction.deleteFrom('listViews').where('id', '=', id).execute();
}

export async function insertChoice(
  transaction: WriteTransaction,
  userId: string,
  { id, list }: Pick<View, 'id' | 'list'>,
): Promise<void> {
  await transaction
    .insertInto('viewChoices')
    .values({ userId, list, viewId: id })
    .onConflict((on) => on.columns(['userId', 'list']).doUpdateSet({ viewId: id }))
    .execute();
}

export async function deleteChoice(transaction: WriteTransaction, userId: string, viewId: string): Promise<void> {
  await transaction.deleteFrom('viewChoices').where('userId', '=', userId).where('viewId', '=', viewId).execute();
}

function isOwn(personId: string): RawBuilder<boolean> {
  return sql<boolean>`(v.owner_id = ${personId} and v.office_id is null)`;
}

function views(connection: Connection, personId: string) {
  return connection
    .selectFrom('listViews as v')
    .innerJoin('users as o', 'o.id', 'v.ownerId')
    .leftJoin('viewChoices as c', (join) =>
      join.onRef('c.viewId', '=', 'v.id').on('c.userId', '=', personId).onRef('c.list', '=', 'v.list'),
    )
    .select([
      'v.id',
      'v.list',
      'v.name',
      'v.query',
      'v.officeId',
      'v.version',
      sql<View['owner']>`json_build_object('id', o.id, 'name', o.name)`.as('owner'),
      sql<boolean>`c.view_id is not null`.as('isDefault'),
    ]);
}
