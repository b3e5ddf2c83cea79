import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { endOfDay, startOfDay } from '@comptoir/kernel/format';

/** The filters of the trade list as they stand in the address: days as 'YYYY-MM-DD', '' for all. */
export const TRADE_LIST = { from: '', to: '', currency: '', sort: '' };

/** The same as the API takes them; what is none of its values counts as no filter. */
export function tradeFilters({ from, to, currency }: Omit<typeof TRADE_LIST, 'sort'>) {
  return { from: startOfDay(from), to: endOfDay(to), currency: currencyOf(currency) };
}

function currencyOf(text: string): CurrencyCode | undefined {
  return CURRENCY_CODES.find((code) => code === text);
}
