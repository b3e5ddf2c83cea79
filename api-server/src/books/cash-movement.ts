import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { AMOUNT_LIMIT, toMinor } from '@comptoir/api-contract/money';
import type { Booking, Transfer } from './booking';

export type Amounts = Map<CurrencyCode, bigint>;

export function cashMovement(transfers: readonly Transfer[]): Amounts {
  const movement: Amounts = new Map();
  for (const { currency, from, to, amount } of transfers) {
    const change = (to === 'CASH' ? amount : 0n) - (from === 'CASH' ? amount : 0n);
    if (from === 'CASH' || to === 'CASH') movement.set(currency, (movement.get(currency) ?? 0n) + change);
  }
  return movement;
}

/** Cash that left the office since a moment, without corrections and reversals. */
export function cashSpent(
  entries: readonly Pick<Booking, 'bookedAt' | 'correctsNumber' | 'transfers'>[],
  since: Date,
): Amounts {
  const spent: Amounts = new Map();
  for (const { bookedAt, correctsNumber, transfers } of entries) {
    if (bookedAt < since || correctsNumber !== undefined) continue;
    for (const { currency, from, to, amount } of transfers) {
      if (from === 'CASH' && (to === 'EXPENSES' || to === 'EXCHANGE'))
        spent.set(currency, (spent.get(currency) ?? 0n) + amount);
    }
  }
  return spent;
}

/** Mutates `balances`; returns the first currency below 0 with its available amount. */
export function applyMovement(
  balances: Amounts,
  movement: Amounts,
): { currency: CurrencyCode; available: bigint } | undefined {
  for (const [currency, change] of movement) {
    const available = balances.get(currency) ?? 0n;
    if (available + change < 0n) return { currency, available };
    balances.set(currency, available + change);
  }
  return undefined;
}

export const BALANCE_LIMIT = toMinor(AMOUNT_LIMIT);

/** First currency whose balance exceeds the exact range of a JSON number. */
export function overfilled(balances: Amounts, movement: Amounts): CurrencyCode | undefined {
  for (const [currency, change] of movement) {
    if (change > 0n && (balances.get(currency) ?? 0n) >= BALANCE_LIMIT) return currency;
  }
  return undefined;
}
