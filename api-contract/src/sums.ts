import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';

/** In major units of `currency`. */
export interface Sum {
  currency: CurrencyCode;
  amount: number;
}

/** Exact totals by currency, in the order of the currencies. */
export function sumsOf<Row extends { currency: CurrencyCode }>(
  rows: readonly Row[],
  amountOf: (row: Row) => number,
): Sum[] {
  const sums = new Map<CurrencyCode, bigint>();
  for (const row of rows) sums.set(row.currency, (sums.get(row.currency) ?? 0n) + toMinor(amountOf(row)));
  return CURRENCY_CODES.flatMap((currency) => {
    const minor = sums.get(currency);
    return minor === undefined ? [] : [{ currency, amount: fromMinor(minor) }];
  });
}
