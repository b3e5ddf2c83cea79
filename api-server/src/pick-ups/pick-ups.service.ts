import { createHash } from 'node:crypto';
import type { CollectionChange } from '@comptoir/api-contract/collections';
import { pickUpContent } from '@comptoir/api-contract/pick-up-content';
import type { PickUpFlag } from '@comptoir/api-contract/pick-ups';
import { notFound, refused } from '../api-error';
import { findCollection, type CollectionRow } from '../collections/collections.repository';
import { applyChange } from '../collections/collections.service';
import { bookUnplanned } from './book-unplanned';
import { storeLines, storePickUp } from './store-pick-up';
import { findRecordedContent, findPickUp, type PickUpRow } from './pick-ups.repository';
import { amountsOf, flagsOf, lockStop, requireOpen, type Recording, type Stop } from './stop';

interface Recorded {
  pickUp: PickUpRow;
  /** As it is now; undefined if it is outside the reach. */
  collection: CollectionRow | undefined;
}

/**
 * Books a pick-up of a device once. It is a fact: a change of the schedule meanwhile is flagged, never refused.
 *
 * @throws {ApiError} 404, `already-collected`, `pick-up-differs`, 422 for an unusual amount without a note
 */
export async function recordPickUp(call: Recording): Promise<Recorded> {
  const contentHash = createHash('sha256').update(pickUpContent(call.body)).digest('hex');
  if (await isAlreadyRecorded(call, contentHash)) return recordedBefore(call);
  const stop = await lockStop(call, call.body.collectionId);
  // Another attempt may have ended while this one waited for the lock.
  if (await isAlreadyRecorded(call, contentHash)) return recordedBefore(call);
  await requireOpen(call, stop);
  const bookedAt = new Date();
  const flags = await flagsOf(call, stop, call.body, bookedAt);
  await storePickUp(call, stop, { flags, bookedAt, contentHash });
  await (stop.isUnplanned ? bookUnplanned(call, stop, bookedAt) : bookPlanned(call, stop, bookedAt, flags));
  await storeLines(call, stop, flags);
  return recordedBefore(call);
}

/** @throws {ApiError} `pick-up-differs` */
async function isAlreadyRecorded(
  { transaction, person, body: { id } }: Recording,
  contentHash: string,
): Promise<boolean> {
  const earlier = await findRecordedContent(transaction, id);
  if (!earlier) return false;
  // The office may have read it from a file of the phone before the phone sent it.
  const isOwn = earlier.recordedBy === person.id || earlier.collectorId === person.id;
  if (!isOwn || earlier.contentHash !== contentHash) throw refused('pick-up-differs');
  return true;
}

/** Its author may have moved to another office since. */
async function recordedBefore({ transaction, person, reach, body }: Recording): Promise<Recorded> {
  const pickUp =
    (await findPickUp(transaction, reach, body.id)) ??
    (await findPickUp(transaction, { collectorId: person.id }, body.id));
  if (!pickUp) throw notFound('pick-up');
  return { pickUp, collection: await findCollection(transaction, reach, String(pickUp.collectionId)) };
}

async function bookPlanned(
  call: Recording,
  { collection }: Stop,
  bookedAt: Date,
  flags: readonly PickUpFlag[],
): Promise<void> {
  const { body } = call;
  const own = body.lines.find(({ currency }) => currency === collection.currency);
  const result: CollectionChange =
    body.outcome === 'COLLECTED' ? { collectedAmount: own?.amount ?? 0 } : { status: 'UNCOLLECTED_WITH_ISSUES' };
  const fields = { ...result, collectionNotes: [{ note: body.note }], recordedAt: body.occurredAt };
  await applyChange(call, collection, fields, {
    pickUpId: body.id,
    bookedAt,
    further: amountsOf(body).filter(({ currency }) => currency !== collection.currency),
    isRescheduled: body.basedOnVersion === 0 || flags.includes('schedule-changed'),
  });
}
