import type { CurrencyCode } from '@comptoir/api-contract/currencies';

/** In minor units. */
export interface CurrencySums {
  currency: CurrencyCode;
  collected: bigint;
  scheduled: bigint;
  collectedCount: number;
  totalCount: number;
}

/** Picks the sums from a wider row. */
export function sumsOf(row: CurrencySums): CurrencySums {
  const { currency, collected, scheduled, collectedCount, totalCount } = row;
  return { currency, collected, scheduled, collectedCount, totalCount };
}
