import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Account, EntryKind } from '../database/tables/books';

export interface Transfer {
  currency: CurrencyCode;
  from: Account;
  to: Account;
  amount: bigint;
}

/** A journal entry to be written; balanced because each transfer is. */
export interface Booking {
  kind: EntryKind;
  /** Unique per office, which makes bookings idempotent. */
  reference: string;
  bookedAt: Date;
  userId: string;
  collectionId?: bigint;
  tradeId?: bigint;
  transactionId?: string;
  /** The corrected or reversed entry; each entry at most once. */
  correctsNumber?: bigint;
  /** Explains a correction, a reversal or an unusual amount. */
  reason?: string;
  /** When it happened, if that is not when it was booked. */
  occurredAt?: Date;
  handoverId?: string;
  caseId?: string;
  transfers: readonly Transfer[];
}

/** `bookedAt` is the effective time. */
export interface BookingContext {
  userId: string;
  bookedAt: Date;
  /** When it happened, if that is not when it was booked. */
  occurredAt?: Date;
  /** Explains a correction, a reversal or an unusual amount. */
  reason?: string;
}

export function collectedAmount(
  collection: { id: bigint; currency: CurrencyCode; amount: bigint },
  occasion: BookingContext,
  into: Account = 'CASH',
): Booking {
  const { id, currency, amount } = collection;
  return {
    kind: 'COLLECTION',
    reference: `collection:${id}`,
    collectionId: id,
    transfers: [{ currency, from: 'COLLECTIONS', to: into, amount }],
    ...occasion,
  };
}

/** One line of a pick-up in a currency other than that of its collection, or of a collection that was not its own. */
export function pickedUp(
  line: { pickUpId: string; collectionId: bigint; currency: CurrencyCode; amount: bigint },
  occasion: BookingContext,
  into: Account,
): Booking {
  const { pickUpId, collectionId, currency, amount } = line;
  return {
    kind: 'COLLECTION',
    reference: `pick-up:${pickUpId}:${currency}`,
    collectionId,
    transfers: [{ currency, from: 'COLLECTIONS', to: into, amount }],
    ...occasion,
  };
}

/** `difference` is not 0; `account` has the cash now. `correctsNumber` is the latest entry of the collection, absent if nothing was collected. */
export function correctedAmount(
  collection: { id: bigint; currency: CurrencyCode; difference: bigint; correctsNumber?: bigint },
  occasion: BookingContext,
  account: Account = 'CASH',
): Booking {
  const { id, currency, difference, correctsNumber } = collection;
  const transfer: Transfer =
    difference > 0n
      ? { currency, from: 'DIFFERENCES', to: account, amount: difference }
      : { currency, from: account, to: 'DIFFERENCES', amount: -difference };
  return {
    kind: 'CORRECTION',
    reference: correctsNumber === undefined ? `collection:${id}` : `correction-of:${correctsNumber}`,
    collectionId: id,
    ...(correctsNumber === undefined ? {} : { correctsNumber }),
    transfers: [transfer],
    ...occasion,
  };
}

export function exchange(
  trade: { id: bigint; oldCurrency: CurrencyCode; oldMinor: bigint; newCurrency: CurrencyCode; newMinor: bigint },
  occasion: BookingContext,
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

/** Negative for an expense, positive for a float. */
export function cashTransaction(
  transaction: { id: string; currency: CurrencyCode; amount: bigint },
  occasion: BookingContext,
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
