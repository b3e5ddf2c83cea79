import type { CurrencyCode } from '@comptoir/api-contract/currencies';

/** What collections in one currency add up to, in minor units. */
export interface CurrencySums {
  currency: CurrencyCode;
  collected: bigint;
  scheduled: bigint;
  collectedCount: number;
  totalCount: number;
}

/** The sums alone, of a row that has more. */
export function sumsOf(row: CurrencySums): CurrencySums {
  const { currency, collected, scheduled, collectedCount, totalCount } = row;
  return { currency, collected, scheduled, collectedCount, totalCount };
}
