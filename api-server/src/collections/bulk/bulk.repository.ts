import {
  BULK_FAILURES_LIMIT,
  BULK_LIMIT,
  type BulkAction,
  type BulkProgress,
} from '@comptoir/api-contract/collection-bulk';
import { sql } from 'kysely';
import { inReach, type Reach } from '../../access/reach';
import type { Connection, WriteTransaction } from '../../database/database';
import { filteredCollections, openCollections, type CollectionFilter } from '../filtered-collections';

export type Selection = { ids: readonly string[] } | { filter: CollectionFilter; reach: Reach };

export type Refusal = Omit<BulkProgress['failures'][number], 'id'>;

export interface LockedBulk {
  id: string;
  userId: string;
  action: unknown;
  doneTo: bigint;
}

export async function insertBulk(
  transaction: WriteTransaction,
  { id, userId, action }: { id: string; userId: string; action: BulkAction },
): Promise<void> {
  await transaction
    .insertInto('bulkChanges')
    .values({ id, userId, action: JSON.stringify(action), total: 0 })
    .execute();
}

/** Stores the selection, at most one more than the limit; returns the count. */
export async function insertRows(transaction: WriteTransaction, bulkId: string, chosen: Selection): Promise<number> {
  const ids =
    'ids' in chosen
      ? sql`select distinct unnest(${[...chosen.ids]}::bigint[])`
      : filteredCollections(transaction, chosen.reach, chosen.filter)
          .select('collection.id')
          .limit(BULK_LIMIT + 1);
  const { numAffectedRows = 0n } = await sql`
    insert into bulk_rows (bulk_id, record_id) select ${bulkId}::uuid, chosen.id from (${ids}) chosen (id)`.execute(
    transaction,
  );
  const total = Number(numAffectedRows);
  await transaction.updateTable('bulkChanges').set({ total }).where('id', '=', bulkId).execute();
  return total;
}

export function countChosen(transaction: WriteTransaction, reach: Reach, chosen: Selection) {
  const found =
    'ids' in chosen
      ? openCollections(transaction, reach).where(sql<boolean>`collection.id = any(${[...chosen.ids]}::bigint[])`)
      : filteredCollections(transaction, chosen.reach, chosen.filter);
  return found
    .select([
      'collection.officeId',
      sql<boolean>`collection.collected_minor is not null`.as('isCollected'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .groupBy(['collection.officeId', 'isCollected'])
    .execute();
}

/** Undefined if finished. Locks, so that servers continue one after the other. */
export async function lockBulk(transaction: WriteTransaction, id: string): Promise<LockedBulk | undefined> {
  return transaction
    .selectFrom('bulkChanges')
    .select(['id', 'userId', 'action', 'doneTo'])
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function nextRows(
  transaction: WriteTransaction,
  { id, doneTo }: LockedBulk,
  limit: number,
): Promise<bigint[]> {
  const rows = await transaction
    .selectFrom('bulkRows')
    .select('recordId')
    .where('bulkId', '=', id)
    .where('recordId', '>', doneTo)
    .orderBy('recordId')
    .limit(limit)
    .execute();
  return rows.map(({ recordId }) => recordId);
}

/** Locks in a fixed order to avoid deadlocks. */
export async function lockCollections(transaction: WriteTransaction, reach: Reach, ids: readonly bigint[]) {
  const rows = await openCollections(transaction, reach)
    .select(['collection.id', 'collection.officeId', 'collection.scheduledAt', 'collection.collectedMinor'])
    .where('collection.id', 'in', ids)
    .orderBy('collection.id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function saveProgress(
  transaction: WriteTransaction,
  bulkId: string,
  { doneTo, changed, refusals }: { doneTo: bigint; changed: number; refusals: ReadonlyMap<bigint, Refusal> },
): Promise<void> {
  const failed = [...refusals].map(([id, refusal]) => ({ id: String(id), refusal }));
  if (failed.length > 0) {
    await sql`
      update bulk_rows set refusal = failed.refusal
      from jsonb_to_recordset(${JSON.stringify(failed)}::jsonb) as failed (id bigint, refusal jsonb)
      where bulk_id = ${bulkId} and record_id = failed.id`.execute(transaction);
  }
  await sql`
    update bulk_changes set done_to = ${doneTo}, changed = changed + ${changed}, refused = refused + ${refusals.size}
    where id = ${bulkId}`.execute(transaction);
}

export async function finishBulk(transaction: WriteTransaction, id: string): Promise<void> {
  await transaction.updateTable('bulkChanges').set({ finishedAt: new Date() }).where('id', '=', id).execute();
}

/** Limited to changes by this person or by people in offices of the reach. */
export async function findProgress(
  connection: Connection,
  { id, userId, reach }: { id: string; userId: string; reach: Reach },
) {
  const bulk = await connection
    .selectFrom('bulkChanges as bulk')
    .innerJoin('users as beginner', 'beginner.id', 'bulk.userId')
    .select(['bulk.id', 'bulk.action', 'bulk.total', 'bulk.changed', 'bulk.refused', 'bulk.finishedAt'])
    .where('bulk.id', '=', id)
    .where(sql<boolean>`(bulk.user_id = ${userId} or ${inReach(reach, 'beginner.officeId')})`)
    .executeTakeFirst();
  if (!bulk) return undefined;
  const failures = await connection
    .selectFrom('bulkRows')
    .select(['recordId', sql<Refusal>`refusal`.as('refusal')])
    .where('bulkId', '=', id)
    .where(sql<boolean>`refusal is not null`)
    .orderBy('recordId')
    .limit(BULK_FAILURES_LIMIT)
    .execute();
  return { ...bulk, failures };
}

export async function removeOldBulks(transaction: WriteTransaction, before: Date): Promise<void> {
  await transaction.deleteFrom('bulkChanges').where('createdAt', '<', before).execute();
}
