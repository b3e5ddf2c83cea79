import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Transfer } from './booking';

/** Minor units by currency. */
export type Amounts = Map<CurrencyCode, bigint>;

/** How transfers change an office's cash, by currency; what nets to nothing is listed with 0. */
export function cashMovement(transfers: readonly Transfer[]): Amounts {
  const movement: Amounts = new Map();
  for (const { currency, from, to, amount } of transfers) {
    const change = (to === 'CASH' ? amount : 0n) - (from === 'CASH' ? amount : 0n);
    if (from === 'CASH' || to === 'CASH') movement.set(currency, (movement.get(currency) ?? 0n) + change);
  }
  return movement;
}

/** Adds `movement` to `balances`; answers the first currency that falls below 0, with what was available. */
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
