import type { CollectionBatch, CollectionChange, CollectionInput } from '@comptoir/api-contract/collections';
import { toMinor } from '@comptoir/api-contract/money';
import { requestedOffice } from '../access/requested-office';
import { refused } from '../api-error';
import { answerByCorrection } from '../correction-requests/answer-request';
import { requireVersion } from '../http/entity-tag';
import type { Change, ChangeOfOne, WithBody } from '../records/change';
import { settleCollection, notifyOfCollection } from './collection-notifications';
import { cancelNotice, scheduleNotice } from './collection-notice';
import { followChanged, followPlanned, trackCollection } from './collection-trail';
import { insertCollection, insertCollections, insertNotes, updateCollection } from './collection-writes.repository';
import { lockCollection, readCollection, readCollections, type CollectionRow } from './collections.repository';
import { withNames } from './mentions';
import { recordAmount, type PickUpFact } from './recorded-amount';
import { isRecordedBefore, timesOf } from './recording';
import { issueAfter } from './reported-issue';
import { requireBatchParties, requireParties } from './required-parties';
import { detachedBy, requireAllowed, scheduleChange } from './schedule-change';

/** @throws {ApiError} 403 for an office outside the reach, 422 for an unknown agency or collector */
export async function scheduleCollection(change: Change & WithBody<CollectionInput>): Promise<CollectionRow> {
  const { transaction, person, reach, body: input } = change;
  const { id: officeId } = await requestedOffice(transaction, reach, input.officeId);
  const { agencyId, collectorId, currency } = input;
  await requireParties(transaction, officeId, { agencyId, collectorId });
  const key = await insertCollection(transaction, {
    officeId,
    agencyId,
    collectorId,
    scheduledAt: input.scheduledCollectionDate,
    scheduledMinor: toMinor(input.scheduledAmount),
    currency,
    collectedMinor: null,
    alertTwoHoursBefore: input.alertBefore2Hours,
    alertDayBefore: input.alertBefore24Hours,
    hasTime: input.hasTime,
    roundPosition: input.roundPosition,
  });
  const notes = await withNames(transaction, person, { officeId, collectorId }, input.collectionNotes);
  await insertNotes(transaction, key, person, notes);
  const created = await readCollection(transaction, reach, String(key.id));
  await scheduleNotice(transaction, created);
  await trackCollection(change, { after: created });
  await notifyOfCollection(transaction, person, { after: created, notes });
  return created;
}

/**
 * Schedules all collections or none.
 *
 * @throws {ApiError} 403 for an office outside the reach, 422 with an issue per row for unknown agencies or
 * collectors
 */
export async function scheduleCollections(change: Change & WithBody<CollectionBatch>): Promise<CollectionRow[]> {
  const { transaction, reach, body } = change;
  const { id: officeId } = await requestedOffice(transaction, reach, body.officeId);
  await requireBatchParties(transaction, officeId, body);
  const ids = await insertCollections(
    transaction,
    body.rows.map(({ agencyId, scheduledAmount, ...own }) => ({
      officeId,
      agencyId,
      collectorId: own.collectorId ?? body.collectorId,
      scheduledAt: own.scheduledCollectionDate ?? body.scheduledCollectionDate,
      scheduledMinor: toMinor(scheduledAmount),
      currency: own.currency ?? body.currency,
      collectedMinor: null,
      alertDayBefore: body.alertBefore24Hours,
      hasTime: own.hasTime ?? body.hasTime,
      roundPosition: own.roundPosition ?? null,
    })),
  );
  const created = await readCollections(transaction, { officeId }, ids);
  await followPlanned(change, created);
  return created;
}

/**
 * Reschedules, adds notes or records the collected amount.
 *
 * @throws {ApiError} 404, 412, 403 for fields that the role may not change, 409 for rescheduling a collected one,
 * or for a correction above the balance of the office
 */
export async function changeCollection(change: ChangeOfOne & WithBody<CollectionChange>): Promise<CollectionRow> {
  const { transaction, person, body: fields } = change;
  const before = await collectionToChange(change);
  if (await isRecordedBefore(transaction, before, person, fields)) return before;
  requireAllowed(person, before, fields, scheduleChange(before, fields));
  return applyChange(change, before, fields);
}

/**
 * Applies an allowed change of a locked collection; with `fact` the result that a device recorded.
 *
 * @throws {ApiError} as `changeCollection`
 */
export async function applyChange(
  change: Change,
  before: CollectionRow,
  fields: CollectionChange,
  fact?: PickUpFact,
): Promise<CollectionRow> {
  const { transaction, person, reach } = change;
  const schedule = scheduleChange(before, fields);
  await requireParties(transaction, before.officeId, schedule);
  const recorded =
    fields.collectedAmount === undefined
      ? {}
      : await recordAmount(
          transaction,
          person,
          { ...before, ...schedule },
          { ...fields, amount: fields.collectedAmount, fact },
        );
  const changed = { ...schedule, ...recorded };
  const written = (fields.collectionNotes ?? []).filter(({ note }) => note !== '');
  const others = fact ? 'as text' : 'refused';
  const notes = await withNames(transaction, person, { ...before, ...schedule }, written, others);
  const columns = { ...changed, ...detachedBy(before, schedule), ...issueAfter(person, before, changed, fields) };
  // A change without effect would write an empty line to the history.
  if (Object.keys(columns).length === 0 && notes.length === 0) return before;
  await updateCollection(transaction, before, columns);
  const bookedAt = fact?.bookedAt ?? new Date();
  await insertNotes(transaction, before, person, notes, timesOf(fields.recordedAt, bookedAt).collectedAt);
  const after = await readCollection(transaction, reach, String(before.id));
  await followChanged(change, { before, after, reason: fields.correctionReason });
  await notifyOfCollection(transaction, person, { before, after, notes });
  if (before.collectedMinor !== null && after.collectedMinor !== before.collectedMinor) {
    await answerByCorrection(transaction, person, { entity: 'collection', entityId: String(before.id) });
  }
  return after;
}

/** True if the collection has an amount: another one corrects it. Locks the collection. */
export async function isRecorded({ transaction, reach, params, body }: ChangeOfOne & WithBody<CollectionChange>) {
  const { collectedMinor } = await lockCollection(transaction, reach, params.id);
  return (
    collectedMinor !== null && body.collectedAmount !== undefined && toMinor(body.collectedAmount) !== collectedMinor
  );
}

/** @throws {ApiError} 404, 412, 409 if collected */
export async function cancelCollection(change: ChangeOfOne): Promise<void> {
  const before = await collectionToChange(change);
  if (before.collectedMinor !== null) throw refused('collection-not-deletable');
  await updateCollection(change.transaction, before, { archivedAt: new Date() });
  await cancelNotice(change.transaction, before);
  await trackCollection(change, { before });
  await settleCollection(change.transaction, before);
}

async function collectionToChange({
  transaction,
  reach,
  params,
  expectedVersion,
}: ChangeOfOne): Promise<CollectionRow> {
  const found = await lockCollection(transaction, reach, params.id);
  requireVersion(found.version, expectedVersion);
  return found;
}
