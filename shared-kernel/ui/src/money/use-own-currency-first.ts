import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { ownCurrencyFirst } from '@comptoir/api-contract/currency-of-country';
import { useSelection } from '@comptoir/kernel/internal/selection/selection';
import { useMemo } from 'react';

/** Rows in the order of all lists by currency: that of the selected country first. */
export function useOwnCurrencyFirst<Row extends { currency: CurrencyCode }>(
  rows: readonly Row[] | undefined,
): readonly Row[] | undefined {
  const { selectedCountryCode } = useSelection();
  return useMemo(() => rows && ownCurrencyFirst(rows, selectedCountryCode), [rows, selectedCountryCode]);
}
