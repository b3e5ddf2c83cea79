import type { CurrencyCode } from '@comptoir/api-contract/currencies';

export interface CurrencySums {
  currency: CurrencyCode;
  collected: bigint;
  scheduled: bigint;
  collectedCount: number;
  totalCount: number;
}

export function sumsOf(row: CurrencySums): CurrencySums {
  const { currency, collected, scheduled, collectedCount, totalCount } = row;
  return { currency, collected, scheduled, collectedCount, totalCount };
}
