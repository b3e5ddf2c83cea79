import { createHash } from 'node:crypto';
import type { CollectionChange } from '@comptoir/api-contract/collections';
import type { Person } from '../access/person';
import { refused } from '../api-error';
import { DAY_MS, MINUTE_MS } from '../calendar/durations';
import type { WriteTransaction } from '../database/database';
import type { CollectionKey } from './collection-writes.repository';

/** Tolerated lead of a device clock. */
const CLOCK_LEAD_MS = 2 * MINUTE_MS;
/** Longest offline period; earlier times mean a wrong clock. */
const OLDEST_MS = 30 * DAY_MS;

/**
 * Claims the idempotent id of a recording.
 *
 * @returns true if already recorded
 * @throws {ApiError} 409 if the id belongs to another recording
 */
export async function isRecordedBefore(
  transaction: WriteTransaction,
  { officeId, id: collectionId }: CollectionKey,
  person: Person,
  change: CollectionChange,
): Promise<boolean> {
  const { recordingId: id } = change;
  if (id === undefined) return false;
  const contentHash = hashOf(change);
  const now = new Date();
  const recording = { officeId, id, collectionId, recordedBy: person.id, contentHash };
  const inserted = await transaction
    .insertInto('recordings')
    .values({ ...recording, recordedAt: change.recordedAt ?? now, receivedAt: now })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 0n) return false;
  const known = await transaction
    .selectFrom('recordings')
    .select(['collectionId', 'recordedBy', 'contentHash'])
    .where('officeId', '=', officeId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isSame =
    known.collectionId === collectionId && known.recordedBy === person.id && known.contentHash === contentHash;
  if (!isSame) throw refused('key-reused');
  return true;
}

export function timesOf(
  recordedAt: string | undefined,
  bookedAt: Date,
): { collectedAt: Date; bookedAt?: Date; clockWrong?: true } {
  if (recordedAt === undefined) return { collectedAt: bookedAt };
  const age = bookedAt.getTime() - Date.parse(recordedAt);
  if (age < -CLOCK_LEAD_MS || age > OLDEST_MS) return { collectedAt: bookedAt, clockWrong: true };
  return { collectedAt: age < 0 ? bookedAt : new Date(recordedAt), bookedAt };
}

function hashOf(change: CollectionChange): string {
  const fields = Object.entries(change).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
