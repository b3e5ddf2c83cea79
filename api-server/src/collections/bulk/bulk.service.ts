import {
  BULK_LIMIT,
  BulkAction,
  type BulkInput,
  type BulkPreview,
  type BulkPreviewInput,
  type BulkProgress,
} from '@comptoir/api-contract/collection-bulk';
import { v7 as newId } from 'uuid';
import * as z from 'zod/mini';
import type { Person } from '../../access/person';
import { narrowed, reachOf, type Reach } from '../../access/reach';
import { notFound, refused, type ApiError } from '../../api-error';
import type { Connection, WriteTransaction } from '../../database/database';
import { scheduleJob } from '../../jobs/jobs.repository';
import type { Change, WithBody } from '../../records/change';
import { findAccount } from '../../session/people.repository';
import { collectionFilter } from '../collection-filter';
import { asRefusal, assignmentOf, bulkRefusal, changeEach } from './bulk-change';
import {
  countChosen,
  findProgress,
  finishBulk,
  lockBulk,
  insertBulk,
  insertRows,
  saveProgress,
  nextRows,
  type LockedBulk,
  type Selection,
} from './bulk.repository';

/** Collections per transaction; its duration blocks the books of the offices. */
const PART = 20;

export async function previewBulk(change: Change & WithBody<BulkPreviewInput>): Promise<BulkPreview> {
  const { transaction, reach, body } = change;
  const chosen = await selectionOf(change);
  const assignment = await assignmentOf(change, body.action);
  const groups = await countChosen(transaction, reach, chosen);
  const found = sumOf(groups);
  const count = 'ids' in chosen ? new Set(chosen.ids).size : found;
  requireFewEnough(count);
  const refusals = new Map<string, BulkPreview['refused'][number]>();
  const add = (error: ApiError, more: number) => {
    const previous = refusals.get(error.code)?.count ?? 0;
    refusals.set(error.code, { ...asRefusal(error), count: previous + more });
  };
  for (const group of groups) {
    const error = bulkRefusal(body.action, group, assignment);
    if (error) add(error, group.count);
  }
  if (count > found) add(notFound('collection'), count - found);
  const refusedOnes = [...refusals.values()];
  return { count, changed: count - sumOf(refusedOnes), refused: refusedOnes };
}

/**
 * Changes a few collections immediately, more through a durable job.
 *
 * @throws {ApiError} 403 for an office outside the reach, 409 if their number differs from the preview, 422 for
 * too many
 */
export async function startBulk(change: Change & WithBody<BulkInput>): Promise<BulkProgress> {
  const { transaction, person, body } = change;
  const bulk = { id: newId(), userId: person.id, action: body.action, doneTo: 0n };
  await insertBulk(transaction, bulk);
  const count = await insertRows(transaction, bulk.id, await selectionOf(change));
  requireFewEnough(count);
  if (count !== body.expectedCount) throw refused('bulk-count', { expected: body.expectedCount, found: count });
  await changePart(transaction, bulk, person);
  return bulkProgress(transaction, { ...bulk, reach: change.reach });
}

export async function continueBulk(transaction: WriteTransaction, id: string): Promise<void> {
  const bulk = await lockBulk(transaction, id);
  if (!bulk) return;
  await changePart(transaction, bulk, await findAccount(transaction, bulk.userId));
}

/** @throws {ApiError} 404 if begun outside the reach */
export async function bulkProgress(
  connection: Connection,
  requested: { id: string; userId: string; reach: Reach },
): Promise<BulkProgress> {
  const bulk = await findProgress(connection, requested);
  if (!bulk) throw notFound('record');
  const { id, total, changed, refused: refusedCount, finishedAt } = bulk;
  return {
    id,
    kind: z.parse(BulkAction, bulk.action).kind,
    state: finishedAt ? 'finished' : 'running',
    total,
    changed,
    refused: refusedCount,
    failures: bulk.failures.map(({ recordId, refusal }) => ({ id: String(recordId), ...refusal })),
  };
}

/** Uses the current rights of the person: someone deleted or moved meanwhile changes nothing more. */
async function changePart(transaction: WriteTransaction, bulk: LockedBulk, person: Person | undefined): Promise<void> {
  const [ids, more] = firstOf(await nextRows(transaction, bulk, PART + 1), PART);
  const last = ids.at(-1);
  if (last !== undefined) {
    const refusals = person
      ? await changeEach({ transaction, person, reach: reachOf(person) }, z.parse(BulkAction, bulk.action), ids)
      : new Map(ids.map((id) => [id, asRefusal(refused('no-access'))]));
    await saveProgress(transaction, bulk.id, { doneTo: last, changed: ids.length - refusals.size, refusals });
  }
  if (!more) return finishBulk(transaction, bulk.id);
  const { id } = bulk;
  return scheduleJob(transaction, { kind: 'bulk-change', key: id, runAt: new Date(), payload: { id } });
}

async function selectionOf({ transaction, reach, body }: Change & WithBody<BulkPreviewInput>): Promise<Selection> {
  if (body.ids) return { ids: body.ids };
  const { officeId, ...requested } = body.filter ?? {};
  return { filter: collectionFilter(requested), reach: await narrowed(transaction, reach, { officeId }) };
}

function requireFewEnough(count: number): void {
  if (count > BULK_LIMIT) throw refused('bulk-too-many', { most: BULK_LIMIT });
}

function firstOf<Item>(items: readonly Item[], count: number): [readonly Item[], boolean] {
  return [items.slice(0, count), items.length > count];
}

function sumOf(counted: readonly { count: number }[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0);
}
