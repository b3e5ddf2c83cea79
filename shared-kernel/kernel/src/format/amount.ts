import { currencySymbol, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { RATE_DECIMALS } from '@comptoir/api-contract/money';
import { once } from './once';

const NO_BREAK_SPACE = '\u00A0';
/** Minus sign, as wide as a plus. */
const MINUS = '\u2212';

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const english = once(() => new Intl.NumberFormat('en', twoDecimals));
const french = once(() => new Intl.NumberFormat('fr', twoDecimals));

const allDecimals = { minimumFractionDigits: 2, maximumFractionDigits: RATE_DECIMALS, useGrouping: false } as const;
const englishRate = once(() => new Intl.NumberFormat('en', allDecimals));
const frenchRate = once(() => new Intl.NumberFormat('fr', allDecimals));

/**
 * Formats a number with 2 decimals and grouped thousands in the language of the page: 1234.5 gives '1,234.50', in
 * French '1 234,50'. Arabic uses the English format.
 */
export function formatDecimal(amount: number): string {
  return (isFrench() ? french() : english()).format(amount === 0 ? 0 : amount);
}

/** Formats a rate with all its decimals, at least 2, in the language of the page: '134.4263', '145.50', in French '134,4263'. */
export function formatRate(rate: number): string {
  return (isFrench() ? frenchRate() : englishRate()).format(rate);
}

/**
 * Formats an amount in major units with its currency sign: '$1,234.50', '−$3.00', 'DA 1,234.50'; in French '1 234,50
 * $'.
 */
export function formatAmount(amount: number, currency: CurrencyCode): string {
  const symbol = currencySymbol(currency);
  const sign = amount < 0 ? MINUS : '';
  if (isFrench()) return `${sign}${formatDecimal(Math.abs(amount))}${NO_BREAK_SPACE}${symbol}`;
  const gap = /\p{L}$/u.test(symbol) ? NO_BREAK_SPACE : '';
  return `${sign}${symbol}${gap}${formatDecimal(Math.abs(amount))}`;
}

function isFrench(): boolean {
  return document.documentElement.lang === 'fr';
}
