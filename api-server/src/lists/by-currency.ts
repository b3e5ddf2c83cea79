import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';

export function byCurrency(one: { currency: CurrencyCode }, other: { currency: CurrencyCode }): number {
  return CURRENCY_CODES.indexOf(one.currency) - CURRENCY_CODES.indexOf(other.currency);
}
