import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { ownCurrencyFirst } from '@comptoir/api-contract/currency-of-country';
import { useSelection } from '@comptoir/kernel/internal/selection/selection';
import { useMemo } from 'react';

const ALL = CURRENCY_CODES.map((currency) => ({ currency }));

/** All currencies in the order of lists. */
export function useCurrencies(): readonly CurrencyCode[] {
  const { selectedCountryCode } = useSelection();
  return useMemo(
    () => ownCurrencyFirst(ALL, selectedCountryCode).map(({ currency }) => currency),
    [selectedCountryCode],
  );
}
