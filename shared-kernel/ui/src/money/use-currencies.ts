import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { useOwnCurrencyFirst } from './use-own-currency-first';

const ALL = CURRENCY_CODES.map((currency) => ({ currency }));

/** All currencies in the order of lists. */
export function useCurrencies(): readonly CurrencyCode[] {
  return useOwnCurrencyFirst(ALL)?.map(({ currency }) => currency) ?? [];
}
