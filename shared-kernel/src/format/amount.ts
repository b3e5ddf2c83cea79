import { currencySymbol, type CurrencyCode } from '@comptoir/api-contract/currencies';

const NO_BREAK_SPACE = '\u00A0';
/** Longer than a hyphen, and as wide as a plus. */
const MINUS = '\u2212';

const twoDecimals = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A figure with exactly 2 decimals and grouped thousands: 1234.5 gives '1,234.50'. */
export function formatDecimal(amount: number): string {
  return twoDecimals.format(amount === 0 ? 0 : amount);
}

/** An amount in major units with its currency's sign: '$1,234.50', '−$3.00', 'DA 1,234.50'. */
export function formatAmount(amount: number, currency: CurrencyCode): string {
  const symbol = currencySymbol(currency);
  const gap = /\p{L}$/u.test(symbol) ? NO_BREAK_SPACE : '';
  const sign = amount < 0 ? MINUS : '';
  return `${sign}${symbol}${gap}${formatDecimal(Math.abs(amount))}`;
}
