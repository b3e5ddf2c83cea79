import type { CollectionChange } from '@comptoir/api-contract/collections';
import { plainNote } from '@comptoir/api-contract/mentions';
import { minorText, toMinor } from '@comptoir/api-contract/money';
import type { Updateable } from 'kysely';
import { knownCollectors } from '../access/known-collectors';
import type { Person } from '../access/person';
import { heldIn } from '../books/account';
import { findHoldings, findOfferedFromHand } from '../books/account-balances.repository';
import { collectedAmount, correctedAmount, type BookingContext } from '../books/booking';
import { book } from '../books/journal';
import { lockOffice, type OfficeState } from '../books/journal.repository';
import type { WriteTransaction } from '../database/database';
import type { Account } from '../database/tables/books';
import type { CollectionsTable } from '../database/tables/collections';
import { refused, refusedAt } from '../api-error';
import { accountOfCash, lastEntryOf } from './collection-writes.repository';
import type { CollectionRow } from './collections.repository';
import { timesOf } from './recording';
import { reasonForAmount } from './unusual-amount';

/**
 * Books a collected amount or the difference of a correction; returns the changed columns.
 *
 * @throws {ApiError} 403 for a correction by other roles than SUPERADMIN, 422 for an unusual amount without
 * reason, or with custody for a collector who left, 409 above the balance of the office
 */
export async function recordAmount(
  transaction: WriteTransaction,
  person: Person,
  collection: Pick<CollectionRow, 'officeId' | 'id' | 'currency' | 'collectorId' | 'scheduledMinor' | 'collectedMinor'>,
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
      const books = await lockOffice(transaction, officeId, [`collection:${id}`]);
      const into = collectedInto(books, collection);
      await requireHolder(transaction, collection, into);
      await book(transaction, officeId, collectedAmount({ id, currency, amount: collectedMinor }, why, into), books);
    }
  } else {
    const corrected = { ...collection, difference: collectedMinor - before };
    const why = { ...occasion, ...(correctionReason !== undefined && { reason: correctionReason }) };
    await correctAmount(transaction, corrected, why);
  }
  return {
    collectedMinor,
    amountReason,
    status: collectedMinor === scheduledMinor ? 'COLLECTED' : 'COLLECTED_WITH_ISSUES',
    ...(before === null && { ...timesOf(recordedAt, occasion.bookedAt), recordedBy: person.id }),
  };
}

async function correctAmount(
  transaction: WriteTransaction,
  collection: Pick<CollectionRow, 'officeId' | 'id' | 'currency' | 'collectorId'> & { difference: bigint },
  why: BookingContext,
): Promise<void> {
  const { officeId, id, currency, difference } = collection;
  const correctsNumber = await lastEntryOf(transaction, collection);
  const reference = correctsNumber === undefined ? `collection:${id}` : `correction-of:${correctsNumber}`;
  const books = await lockOffice(transaction, officeId, [reference]);
  const account =
    correctsNumber === undefined
      ? collectedInto(books, collection)
      : await accountOfCash(transaction, { officeId, currency, number: correctsNumber });
  if (difference > 0n) await requireHolder(transaction, collection, account);
  else if (account !== 'CASH') await requireUnoffered(transaction, collection, account);
  const corrected = { id, currency, difference, ...(correctsNumber !== undefined && { correctsNumber }) };
  await book(transaction, officeId, correctedAmount(corrected, why, account), books);
}

function collectedInto({ hasCustody }: OfficeState, { collectorId }: Pick<CollectionRow, 'collectorId'>): Account {
  return hasCustody ? `HAND:${collectorId}` : 'CASH';
}

/** Cash is not put into the hand of a collector who left, since nobody could hand it over. */
async function requireHolder(
  transaction: WriteTransaction,
  { officeId, collectorId }: Pick<CollectionRow, 'officeId' | 'collectorId'>,
  account: Account,
): Promise<void> {
  if (account === 'CASH') return;
  const known = await knownCollectors(transaction, officeId, [collectorId], { isLocked: true });
  if (!known.has(collectorId)) throw refusedAt('collectorId', 'collector-unknown');
}

/** Offered cash is not corrected away, since its handover could not be booked any more. */
async function requireUnoffered(
  transaction: WriteTransaction,
  {
    officeId,
    collectorId,
    currency,
    difference,
  }: Pick<CollectionRow, 'officeId' | 'collectorId' | 'currency'> & { difference: bigint },
  account: Account,
): Promise<void> {
  const held = heldIn(await findHoldings(transaction, officeId, [account]), account, currency);
  const offered = (await findOfferedFromHand(transaction, officeId, collectorId)).get(currency) ?? 0n;
  if (-difference > held - offered) {
    throw refused('balance-too-low', { currency, available: minorText(held - offered) });
  }
}
