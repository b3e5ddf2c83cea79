import type { CurrencyCode } from '@comptoir/api-contract/currencies';

/** Name of a currency: 'US Dollar', 'dollar des États-Unis'. */
export function currencyName(code: CurrencyCode, language: string): string {
  return new Intl.DisplayNames([language], { type: 'currency' }).of(code) ?? code;
}
