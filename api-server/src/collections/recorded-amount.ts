import type { CollectionChange } from '@comptoir/api-contract/collections';
import { plainNote } from '@comptoir/api-contract/mentions';
import { toMinor } from '@comptoir/api-contract/money';
import type { Updateable } from 'kysely';
import type { Person } from '../access/person';
import { collectedAmount, correctedAmount } from '../books/booking';
import { book } from '../books/journal';
import type { WriteTransaction } from '../database/database';
import type { CollectionsTable } from '../database/tables/pick-ups';
import { refused } from '../api-error';
import { lastEntryOf } from './collection-writes.repository';
import type { CollectionRow } from './collections.repository';
import { timesOf } from './recording';
import { reasonForAmount } from './unusual-amount';

/**
 * Books a collected amount or the difference of a correction; returns the changed columns.
 *
 * @throws {ApiError} 403 for a correction by other roles than SUPERADMIN, 422 for an unusual amount without
 * reason, 409 above the balance of the office
 */
export async function recordAmount(
  transaction: WriteTransaction,
  person: Person,
  collection: Pick<CollectionRow, 'officeId' | 'id' | 'currency' | 'scheduledMinor' | 'collectedMinor'>,
  {
    amount,
    reason,
    correctionReason,
    recordedAt,
    collectionNotes = [],
  }: { amount: number } & Pick<CollectionChange, 'reason' | 'correctionReason' | 'recordedAt' | 'collectionNotes'>,
): Promise<Updateable<CollectionsTable>> {
  const { officeId, id, currency, scheduledMinor, collectedMinor: before } = collection;
  const collectedMinor = toMinor(amount);
  if (collectedMinor === before) return {};
  if (before !== null && person.role !== 'SUPERADMIN') {
    throw refused('amount-recorded');
  }
  const amounts = { scheduledMinor, collectedMinor };
  const amountReason = reasonForAmount(
    amounts,
    [reason, correctionReason, ...collectionNotes.map(({ note }) => plainNote(note))],
    before === null ? 'reason' : 'correctionReason',
  );
  const occasion = { userId: person.id, bookedAt: new Date() };
  if (before === null) {
    if (collectedMinor > 0n) {
      const why = amountReason === null ? occasion : { ...occasion, reason: amountReason };
      await book(transaction, officeId, collectedAmount({ id, currency, amount: collectedMinor }, why));
    }
  } else {
    const correctsNumber = await lastEntryOf(transaction, collection);
    const corrected = { id, currency, difference: collectedMinor - before };
    await book(
      transaction,
      officeId,
      correctedAmount(correctsNumber === undefined ? corrected : { ...corrected, correctsNumber }, {
        ...occasion,
        ...(correctionReason !== undefined && { reason: correctionReason }),
      }),
    );
  }
  return {
    collectedMinor,
    amountReason,
    status: collectedMinor === scheduledMinor ? 'COLLECTED' : 'COLLECTED_WITH_ISSUES',
    ...(before === null && { ...timesOf(recordedAt, occasion.bookedAt), recordedBy: person.id }),
  };
}
