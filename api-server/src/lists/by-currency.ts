import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';

/** Sorts figures by their currency, in the order of the selectors. */
export function byCurrency(one: { currency: CurrencyCode }, other: { currency: CurrencyCode }): number {
  return CURRENCY_CODES.indexOf(one.currency) - CURRENCY_CODES.indexOf(other.currency);
}
