import type { NewWebhookEvent } from '../team-notices/record-events';
import type { Transfer } from './booking';
import type { ChainedEntry } from './journal.repository';

/** Events of new entries; entries of floats, custody, handovers and cases have none here. */
export function eventsOf(entries: readonly ChainedEntry[]): NewWebhookEvent[] {
  return entries.flatMap((entry) => {
    const event = eventOf(entry);
    return event ? [{ ...event, at: entry.bookedAt }] : [];
  });
}

type Untimed = NewWebhookEvent extends infer Event
  ? Event extends NewWebhookEvent
    ? Omit<Event, 'at'>
    : never
  : never;

function eventOf(entry: ChainedEntry): Untimed | undefined {
  const [first, second] = entry.transfers;
  if (!first) return undefined;
  switch (entry.kind) {
    case 'COLLECTION':
      return entry.collectionId === undefined
        ? undefined
        : {
            type: 'collection.collected',
            data: { ...placeOf(entry), collectionId: String(entry.collectionId), ...moneyOf(first) },
          };
    case 'CORRECTION':
      return correctionOf(entry, first);
    case 'TRADE':
      return second && { type: 'trade.booked', data: tradeOf(entry, first, second) };
    case 'EXPENSE':
      return { type: 'expense.booked', data: expenseOf(entry, first) };
    case 'REVERSAL':
      return reversalOf(entry, first, second);
    case 'FLOAT':
    case 'OPENING':
    case 'HANDOVER':
    case 'DEPOSIT':
    case 'TRANSFER':
    case 'COUNT':
    case 'RESOLUTION':
      return undefined;
  }
}

function correctionOf(entry: ChainedEntry, transfer: Transfer): Untimed | undefined {
  if (entry.collectionId === undefined) return undefined;
  const { currency, amountMinor } = moneyOf(transfer);
  const data = {
    ...placeOf(entry),
    correctsEntryId: entry.correctsNumber === undefined ? null : String(entry.correctsNumber),
    collectionId: String(entry.collectionId),
    currency,
    amountMinor: transfer.to === 'DIFFERENCES' ? -amountMinor : amountMinor,
  };
  return { type: 'collection.corrected', data };
}

/** The transfers of a reversal are in the order of what they reverse. */
function reversalOf(entry: ChainedEntry, first: Transfer, second: Transfer | undefined): Untimed | undefined {
  const correctsEntryId = String(entry.correctsNumber);
  if (entry.tradeId !== undefined && second) {
    return { type: 'trade.reversed', data: { ...tradeOf(entry, first, second), correctsEntryId } };
  }
  // Not a float, whose reversal has the same kind.
  if (entry.transactionId !== undefined && first.from === 'EXPENSES') {
    return { type: 'expense.reversed', data: { ...expenseOf(entry, first), correctsEntryId } };
  }
  return undefined;
}

function placeOf({ officeId, number }: ChainedEntry) {
  return { officeId, entryId: String(number) };
}

/** Amounts are below 10^15 minor units, so a number is exact. */
function moneyOf({ currency, amount }: Transfer) {
  return { currency, amountMinor: Number(amount) };
}

function expenseOf(entry: ChainedEntry, transfer: Transfer) {
  return { ...placeOf(entry), transactionId: String(entry.transactionId), ...moneyOf(transfer) };
}

function tradeOf(entry: ChainedEntry, given: Transfer, received: Transfer) {
  return {
    ...placeOf(entry),
    tradeId: String(entry.tradeId),
    oldCurrency: given.currency,
    oldAmountMinor: Number(given.amount),
    newCurrency: received.currency,
    newAmountMinor: Number(received.amount),
  };
}
