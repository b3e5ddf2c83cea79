import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { endOfDay, startOfDay } from '@comptoir/kernel/format';

/** Filters in the address: days are 'YYYY-MM-DD', '' for all. */
export const TRADE_LIST = { from: '', to: '', currency: '', sort: '' };

/** Filters of the API; an invalid value counts as no filter. */
export function tradeFilters({ from, to, currency }: Omit<typeof TRADE_LIST, 'sort'>) {
  return { from: startOfDay(from), to: endOfDay(to), currency: currencyOf(currency) };
}

function currencyOf(text: string): CurrencyCode | undefined {
  return CURRENCY_CODES.find((code) => code === text);
}
