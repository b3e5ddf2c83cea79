import { toMinor } from '@comptoir/api-contract/money';
import type { PickUpFlag } from '@comptoir/api-contract/pick-ups';
import { refused } from '../api-error';
import { trackChange } from '../audit/track-change';
import { selectNumber } from '../books/journal.repository';
import { distanceBetween } from './distance';
import { insertLines, insertPickUp } from './pick-ups.repository';
import { collectorOf, type Recording, type Stop } from './stop';

/**
 * Saves a pick-up before its booking, so that another attempt with its id waits for the end of this one.
 *
 * @throws {ApiError} `pick-up-differs` if the id was used for another collection at the same time
 */
export async function storePickUp(
  call: Recording,
  stop: Stop,
  { flags, bookedAt, contentHash }: { flags: PickUpFlag[]; bookedAt: Date; contentHash: string },
): Promise<void> {
  const { transaction, person, body, importedBy } = call;
  const { collection } = stop;
  const { officeId, id: collectionId } = collection;
  const { id, outcome, reasonCode, note, signerName, seal, occurredAt, basedOnVersion, position, device } = body;
  const recorder = importedBy ?? person;
  const byOffice = recorder.role !== 'COLLECTOR';
  const who = { collectorId: collectorOf(stop, person), recordedBy: recorder.id, byOffice };
  const agency = { lat: collection.agencyLat, lon: collection.agencyLon };
  const isNew = await insertPickUp(transaction, {
    ...who,
    officeId,
    id,
    collectionId,
    outcome,
    reasonCode,
    note,
    signerName,
    seal,
    occurredAt,
    bookedAt,
    basedOnVersion,
    flags,
    contentHash,
    lat: position?.lat ?? null,
    lon: position?.lon ?? null,
    accuracy: position?.accuracy ?? null,
    distance: position && distanceBetween(position, agency),
    deviceId: device?.id ?? null,
    appVersion: device?.app ?? null,
    clockOffsetMs: device?.clockOffsetMs ?? null,
  });
  if (!isNew) throw refused('pick-up-differs');
}

/** Saves the amounts with the entries that booked them. */
export async function storeLines(
  { transaction, person, body, importedBy }: Recording,
  stop: Stop,
  flags: PickUpFlag[],
): Promise<void> {
  const { collection, isUnplanned } = stop;
  const { officeId, id: collectionId } = collection;
  const { id } = body;
  const entryOf = (currency: string) =>
    selectNumber(
      transaction,
      officeId,
      currency === collection.currency && !isUnplanned ? `collection:${collectionId}` : `pick-up:${id}:${currency}`,
    );
  const lines = [];
  for (const { currency, amount, counts } of body.lines) {
    const entryNumber = amount === 0 ? null : ((await entryOf(currency)) ?? null);
    lines.push({ currency, amountMinor: toMinor(amount), counts: counts ? JSON.stringify(counts) : null, entryNumber });
  }
  await insertLines(transaction, { officeId, id }, lines);
  const after = { ...body, flags };
  await trackChange(transaction, { by: importedBy ?? person, entity: 'pick-up', entityId: id, officeId, after });
}
