/** Supported currencies in display order; the first is the default. */
export const CURRENCIES = [
  { code: 'USD', symbol: '$' },
  { code: 'EUR', symbol: '€' },
  { code: 'GBP', symbol: '£' },
  { code: 'DZD', symbol: 'DA' },
  { code: 'CNY', symbol: '¥' },
] as const;

export type CurrencyCode = (typeof CURRENCIES)[number]['code'];

export const CURRENCY_CODES = ['USD', 'EUR', 'GBP', 'DZD', 'CNY'] as const satisfies readonly CurrencyCode[];

/** Currency sign: 'DZD' gives 'DA'. */
export function currencySymbol(code: CurrencyCode): string {
  const currency = CURRENCIES.find((candidate) => candidate.code === code);
  return currency ? currency.symbol : code;
}
