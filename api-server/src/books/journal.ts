import { minorText } from '@comptoir/api-contract/money';
import type { WriteTransaction } from '../database/database';
import { refused } from '../api-error';
import { notifyOfPassedLimits } from '../inbox/cash-limits.repository';
import { watchBalances } from '../inbox/low-balance.repository';
import type { Booking, BookingContext, Transfer } from './booking';
import { applyTransfers, balanceIn, isAsset, type Holdings } from './account';
import { findHoldings } from './account-balances.repository';
import { applyMovement, BALANCE_LIMIT, cashMovement, overfilled, type Amounts } from './cash-movement';
import { recordWebhookEvents } from '../team-notices/record-events';
import { beginDays } from './begin-days';
import { eventsOf } from './booking-events';
import { entryHash } from './entry-hash';
import { holdingChanges } from './holding-changes';
import { appendEntries, type EntryWithBalances } from './journal-writes.repository';
import {
  lockJournal,
  lockOffice,
  selectCorrectable,
  selectTransfers,
  type ChainedEntry,
  type CorrectableEntry,
  type ChainHead,
  type OfficeState,
} from './journal.repository';

export interface Receipt {
  number: bigint;
  /** True if the reference was booked before with equal transfers; nothing was added. */
  duplicate: boolean;
}

/**
 * Books one entry and updates balances; the only way to write the journal.
 *
 * @throws {ApiError} `balance-too-low`, `balance-too-large`, `office-closed`, `already-corrected`,
 * `reference-conflict`; the caller must roll back
 */
export async function book(
  transaction: WriteTransaction,
  officeId: string,
  booking: Booking,
  books?: OfficeState,
): Promise<Receipt> {
  const [receipt] = await bookAll(transaction, officeId, [booking], books);
  if (!receipt) throw new Error('A booking returned no receipt');
  return receipt;
}

/**
 * Books entries of an office in order, all or none; suitable for several thousand. Accepts books already opened in
 * this transaction.
 */
export async function bookAll(
  transaction: WriteTransaction,
  officeId: string,
  bookings: readonly Booking[],
  books?: OfficeState,
): Promise<Receipt[]> {
  const references = bookings.map((booking) => booking.reference);
  const opened = books ?? (await lockOffice(transaction, officeId, references));
  const { head, balances, booked, state } = opened;
  if (state === 'closed') throw refused('office-closed');
  const holdings = await holdingsOf(transaction, officeId, bookings, balances);
  const receipts: Receipt[] = [];
  const entries: EntryWithBalances[] = [];
  for (const booking of bookings) {
    const number = booked.get(booking.reference);
    if (number === undefined) {
      if (holdings) requireBalances(holdings, booking.transfers);
      const movement = cashMovement(booking.transfers);
      const shortage = applyMovement(balances, movement);
      if (shortage) {
        const { currency, available } = shortage;
        throw refused('balance-too-low', { currency, available: minorText(available) });
      }
      const full = overfilled(balances, movement);
      if (full) throw refused('balance-too-large', { currency: full });
      const entry = chain(entries.at(-1) ?? head, officeId, booking);
      if (booking.correctsNumber !== undefined) {
        await requireUncorrected(transaction, officeId, booking.correctsNumber);
      }
      entries.push({ ...entry, balances: new Map(balances) });
      booked.set(booking.reference, entry.number);
      receipts.push({ number: entry.number, duplicate: false });
    } else {
      await requireSameTransfers(transaction, officeId, number, booking);
      receipts.push({ number, duplicate: true });
    }
  }
  await appendEntries(transaction, officeId, entries, balances);
  if (opened.hasCustody) await beginDays(transaction, officeId, opened.dayEndsAt, entries);
  const last = entries.at(-1);
  if (last && opened.isWatched) await watchBalances(transaction, officeId, balances);
  if (last && opened.hasCashLimits) {
    await notifyOfPassedLimits(transaction, officeId, holdingChanges(entries, balances, holdings), String(last.number));
  }
  if (last && opened.hasWebhooks) await recordWebhookEvents(transaction, officeId, eventsOf(entries));
  return receipts;
}

/**
 * Books the inverse of an entry, at most once.
 *
 * @throws {ApiError} `no-such-entry`, `already-corrected`, `balance-too-low`
 */
export async function reverse(
  transaction: WriteTransaction,
  officeId: string,
  number: bigint,
  occasion: BookingContext,
): Promise<Receipt> {
  await lockJournal(transaction, officeId);
  const { source } = await requireUncorrected(transaction, officeId, number);
  const transfers = await selectTransfers(transaction, officeId, number);
  return book(transaction, officeId, {
    kind: 'REVERSAL',
    reference: `reversal-of:${number}`,
    correctsNumber: number,
    ...source,
    transfers: transfers.map(({ from, to, ...transfer }) => ({ ...transfer, from: to, to: from })),
    ...occasion,
  });
}

/** Balances of the assets that the bookings move; undefined if CASH is the only one, as for most. */
async function holdingsOf(
  transaction: WriteTransaction,
  officeId: string,
  bookings: readonly Booking[],
  cash: Amounts,
): Promise<Holdings | undefined> {
  const accounts = new Set(bookings.flatMap(({ transfers }) => transfers.flatMap(({ from, to }) => [from, to])));
  const assets = [...accounts].filter((account) => account !== 'CASH' && isAsset(account));
  if (assets.length === 0) return undefined;
  return (await findHoldings(transaction, officeId, assets)).set('CASH', new Map(cash));
}

function requireBalances(holdings: Holdings, transfers: readonly Transfer[]): void {
  const shortage = applyTransfers(holdings, transfers);
  if (shortage) {
    const { currency, available } = shortage;
    throw refused('balance-too-low', { currency, available: minorText(available) });
  }
  const full = transfers.find(({ to, currency }) => isAsset(to) && balanceIn(holdings, to, currency) >= BALANCE_LIMIT);
  if (full) throw refused('balance-too-large', { currency: full.currency });
}

function chain(head: ChainHead, officeId: string, booking: Booking): ChainedEntry {
  if (booking.transfers.length === 0) throw new RangeError(`${booking.reference} has no transfers`);
  const entry = { ...booking, officeId, number: head.number + 1n };
  return { ...entry, previousHash: head.hash, hash: entryHash(head.hash, entry) };
}

async function requireUncorrected(
  transaction: WriteTransaction,
  officeId: string,
  number: bigint,
): Promise<CorrectableEntry> {
  const entry = await selectCorrectable(transaction, officeId, number);
  if (!entry) throw refused('no-such-entry', { entry: String(number) });
  if (entry.correctedBy !== null) {
    throw refused('already-corrected', { entry: String(number), by: String(entry.correctedBy) });
  }
  return entry;
}

async function requireSameTransfers(
  transaction: WriteTransaction,
  officeId: string,
  number: bigint,
  booking: Booking,
): Promise<void> {
  const booked = await selectTransfers(transaction, officeId, number);
  if (booked.map(transferText).join() !== booking.transfers.map(transferText).join()) {
    throw refused('reference-conflict', { reference: booking.reference });
  }
}

function transferText({ currency, from, to, amount }: Transfer): string {
  return `${currency} ${amount} ${from} ${to}`;
}
