import type { CollectionChange } from '@comptoir/api-contract/collections';
import { plainNote } from '@comptoir/api-contract/mentions';
import { minorText, toMinor } from '@comptoir/api-contract/money';
import type { Updateable } from 'kysely';
import { findActiveCollectors } from '../access/active-collectors';
import type { Person } from '../access/person';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { balanceIn } from '../books/account';
import { findHoldings, findOfferedFromHand } from '../books/account-balances.repository';
import { collectedAmount, correctedAmount, pickedUp, type BookingContext } from '../books/booking';
import { book, bookAll } from '../books/journal';
import { lockOffice, type OfficeState } from '../books/journal.repository';
import type { WriteTransaction } from '../database/database';
import type { Account } from '../database/tables/books';
import type { CollectionsTable } from '../database/tables/collections';
import { refused, refusedAt } from '../api-error';
import { issueReceipt } from '../receipts/issue-receipt';
import { accountOfCash, lastEntryOf } from './collection-writes.repository';
import type { CollectionRow } from './collections.repository';
import { timesOf } from './recording';
import { reasonForAmount } from './unusual-amount';

/** Pick-up of a device, which is booked as it happened. */
export interface PickUpFact {
  pickUpId: string;
  bookedAt: Date;
  /** Amounts above 0 in other currencies than that of the collection, in minor units. */
  further: readonly { currency: CurrencyCode; amount: bigint }[];
  /** True if the office changed the schedule meanwhile, or may have, so that an unusual amount needs no reason. */
  isRescheduled: boolean;
}

type Recorded = { amount: number; fact?: PickUpFact | undefined } & Pick<
  CollectionChange,
  'reason' | 'correctionReason' | 'recordedAt' | 'collectionNotes'
>;

/**
 * Books a collected amount or the difference of a correction, with its receipt; returns the changed columns.
 *
 * @throws {ApiError} 403 for a correction by other roles than SUPERADMIN, 422 for an unusual amount without
 * reason, or with custody for a collector who left, 409 above the balance of the office
 */
export async function recordAmount(
  transaction: WriteTransaction,
  person: Person,
  collection: Pick<
    CollectionRow,
    'officeId' | 'id' | 'agencyId' | 'currency' | 'collectorId' | 'scheduledMinor' | 'collectedMinor' | 'collectedAt'
  >,
  { amount, reason, correctionReason, recordedAt, collectionNotes = [], fact }: Recorded,
): Promise<Updateable<CollectionsTable>> {
  const { scheduledMinor, collectedMinor: before } = collection;
  const collectedMinor = toMinor(amount);
  if (collectedMinor === before) return {};
  if (before !== null && person.role !== 'SUPERADMIN') {
    throw refused('amount-recorded');
  }
  const amounts = { scheduledMinor, collectedMinor };
  const amountReason = reasonForAmount(
    amounts,
    [reason, correctionReason, ...collectionNotes.map(({ note }) => plainNote(note))],
    fact?.isRescheduled ? undefined : before === null ? 'reason' : 'correctionReason',
  );
  const occasion = { userId: person.id, bookedAt: fact?.bookedAt ?? new Date() };
  const times = timesOf(recordedAt, occasion.bookedAt);
  if (before === null) {
    const why = amountReason === null ? occasion : { ...occasion, reason: amountReason };
    const when = times.bookedAt === undefined ? why : { ...why, occurredAt: times.collectedAt };
    await bookCollected(transaction, { ...collection, collectedMinor }, when, fact);
  } else {
    const corrected = { ...collection, difference: collectedMinor - before };
    const why = { ...occasion, ...(correctionReason !== undefined && { reason: correctionReason }) };
    await correctAmount(transaction, corrected, why);
  }
  const paid = [{ currency: collection.currency, amount: collectedMinor }, ...(fact?.further ?? [])];
  // A correction to 0 replaces the receipt as well.
  const lines = before === null ? paid.filter((line) => line.amount > 0n) : paid;
  if (lines.length > 0) {
    const collectedAt = before === null ? times.collectedAt : (collection.collectedAt ?? occasion.bookedAt);
    await issueReceipt(transaction, { collection, lines, collectedAt, bookedAt: occasion.bookedAt });
  }
  return {
    collectedMinor,
    amountReason,
    status: collectedMinor === scheduledMinor ? 'COLLECTED' : 'COLLECTED_WITH_ISSUES',
    ...(before === null && { ...times, recordedBy: person.id }),
  };
}

/** One entry per currency, so that each line of the money book has one amount. */
async function bookCollected(
  transaction: WriteTransaction,
  collection: Pick<CollectionRow, 'officeId' | 'id' | 'currency' | 'collectorId'> & { collectedMinor: bigint },
  occasion: BookingContext,
  fact: PickUpFact | undefined,
): Promise<void> {
  const { officeId, id, currency, collectedMinor: amount } = collection;
  const further = (fact?.further ?? []).map((line) => ({ ...line, pickUpId: fact?.pickUpId ?? '', collectionId: id }));
  if (amount === 0n && further.length === 0) return;
  const books = await lockOffice(transaction, officeId, [`collection:${id}`]);
  const into = await accountOfHolder(transaction, books, collection);
  const own = amount > 0n ? [collectedAmount({ id, currency, amount }, occasion, into)] : [];
  await bookAll(transaction, officeId, [...own, ...further.map((line) => pickedUp(line, occasion, into))], books);
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

/**
 * Account that gets collected cash.
 *
 * @throws {ApiError} 422 for the hand of a collector who left
 */
export async function accountOfHolder(
  transaction: WriteTransaction,
  books: OfficeState,
  holder: Pick<CollectionRow, 'officeId' | 'collectorId'>,
): Promise<Account> {
  const account = collectedInto(books, holder);
  await requireHolder(transaction, holder, account);
  return account;
}

/** Cash is not booked to a former collector, who could not hand it over. */
async function requireHolder(
  transaction: WriteTransaction,
  { officeId, collectorId }: Pick<CollectionRow, 'officeId' | 'collectorId'>,
  account: Account,
): Promise<void> {
  if (account === 'CASH') return;
  const known = await findActiveCollectors(transaction, officeId, [collectorId], { isLocked: true });
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
  const held = balanceIn(await findHoldings(transaction, officeId, [account]), account, currency);
  const offered = (await findOfferedFromHand(transaction, officeId, collectorId)).get(currency) ?? 0n;
  if (-difference > held - offered) {
    throw refused('balance-too-low', { currency, available: minorText(held - offered) });
  }
}
