import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Account, EntryKind } from '../database/tables/books';

/** Moves a positive amount, in minor units of one currency, from one account of an office to another. */
export interface Transfer {
  currency: CurrencyCode;
  from: Account;
  to: Account;
  amount: bigint;
}

/** What is to become one entry of an office's journal; balanced by construction, because each transfer is. */
export interface Booking {
  kind: EntryKind;
  /** What is booked; an office books each reference once. */
  reference: string;
  bookedAt: Date;
  userId: string;
  collectionId?: bigint;
  tradeId?: bigint;
  transactionId?: string;
  /** The entry that this one corrects or reverses; an entry is corrected at most once. */
  correctsNumber?: bigint;
  /** Why it corrects or reverses, or why what it books is unusual. */
  reason?: string;
  transfers: readonly Transfer[];
}

/** Who books, and the moment the entry counts for. */
export interface Occasion {
  userId: string;
  bookedAt: Date;
  /** Why, of a correction, a reversal, or what is unusual. */
  reason?: string;
}

/** The cash that a collector brought from an agency; `amount` above 0. */
export function collectedAmount(
  collection: { id: bigint; currency: CurrencyCode; amount: bigint },
  occasion: Occasion,
): Booking {
  const { id, currency, amount } = collection;
  return {
    kind: 'COLLECTION',
    reference: `collection:${id}`,
    collectionId: id,
    transfers: [{ currency, from: 'COLLECTIONS', to: 'CASH', amount }],
    ...occasion,
  };
}

/**
 * What a collected amount was off by; `difference` is not 0. `correctsNumber` is the collection's last entry, absent
 * when nothing was collected at first.
 */
export function correctedAmount(
  collection: { id: bigint; currency: CurrencyCode; difference: bigint; correctsNumber?: bigint },
  occasion: Occasion,
): Booking {
  const { id, currency, difference, correctsNumber } = collection;
  const transfer: Transfer =
    difference > 0n
      ? { currency, from: 'DIFFERENCES', to: 'CASH', amount: difference }
      : { currency, from: 'CASH', to: 'DIFFERENCES', amount: -difference };
  return {
    kind: 'CORRECTION',
    reference: correctsNumber === undefined ? `collection:${id}` : `correction-of:${correctsNumber}`,
    collectionId: id,
    ...(correctsNumber === undefined ? {} : { correctsNumber }),
    transfers: [transfer],
    ...occasion,
  };
}

/** Both legs of an exchange. */
export function exchange(
  trade: { id: bigint; oldCurrency: CurrencyCode; oldMinor: bigint; newCurrency: CurrencyCode; newMinor: bigint },
  occasion: Occasion,
): Booking {
  return {
    kind: 'TRADE',
    reference: `trade:${trade.id}`,
    tradeId: trade.id,
    transfers: [
      { currency: trade.oldCurrency, from: 'CASH', to: 'EXCHANGE', amount: trade.oldMinor },
      { currency: trade.newCurrency, from: 'EXCHANGE', to: 'CASH', amount: trade.newMinor },
    ],
    ...occasion,
  };
}

/** An expense (`amount` below 0) or a float (above 0). */
export function cashTransaction(
  transaction: { id: string; currency: CurrencyCode; amount: bigint },
  occasion: Occasion,
): Booking {
  const { id, currency, amount } = transaction;
  return {
    kind: amount > 0n ? 'FLOAT' : 'EXPENSE',
    reference: `transaction:${id}`,
    transactionId: id,
    transfers: [
      amount > 0n
        ? { currency, from: 'FLOAT', to: 'CASH', amount }
        : { currency, from: 'CASH', to: 'EXPENSES', amount: -amount },
    ],
    ...occasion,
  };
}
