import type { CurrencyCode } from './currencies';
import { RATE_DECIMALS, rateText } from './money';

/** The earlier currency of a pair is its base. */
const STRONGEST_FIRST: readonly CurrencyCode[] = ['GBP', 'EUR', 'USD', 'CNY', 'DZD'];
const SCALE = 10n ** BigInt(RATE_DECIMALS);
/** Decimals of an inverse quote. */
const QUOTE_DECIMALS = [2, 3, 4] as const;

interface Rated {
  oldCurrency: CurrencyCode;
  newCurrency: CurrencyCode;
  rate: number;
}

/** Quoted rate of a pair: 1 of `base` is worth `rate` of `quoted`, in either direction. */
export interface Quote {
  base: CurrencyCode;
  quoted: CurrencyCode;
  rate: number;
}

/** True if the quote is the inverse of the trade's rate: the received currency is the base. */
export function isQuotedInversely({ oldCurrency, newCurrency }: Pick<Rated, 'oldCurrency' | 'newCurrency'>): boolean {
  return STRONGEST_FIRST.indexOf(newCurrency) < STRONGEST_FIRST.indexOf(oldCurrency);
}

/**
 * Quote of a trade's rate. The stronger currency is the base: dinars into euros at 0.00688468 give 1 EUR = 145.25 DZD.
 */
export function quoteOf(trade: Rated): Quote {
  const { oldCurrency, newCurrency, rate } = trade;
  return isQuotedInversely(trade)
    ? { base: newCurrency, quoted: oldCurrency, rate: readableInverse(rate) }
    : { base: oldCurrency, quoted: newCurrency, rate };
}

/** Rate of a trade from an inverse quote, with all decimals. */
export function rateOfQuote(quoted: number): number {
  return Number(inverse(scaled(quoted), RATE_DECIMALS)) / Number(SCALE);
}

/** Fewest decimals that give the same rate: 145.25 instead of 145.25003922. */
function readableInverse(rate: number): number {
  const exact = scaled(rate);
  const read = (decimals: number) => Number(inverse(exact, decimals)) / 10 ** decimals;
  const same = QUOTE_DECIMALS.find((decimals) => scaled(rateOfQuote(read(decimals) || 1)) === exact);
  return read(same ?? (rate > 1 ? RATE_DECIMALS : 4));
}

function inverse(rate: bigint, decimals: number): bigint {
  return (2n * SCALE * 10n ** BigInt(decimals) + rate) / (2n * rate);
}

function scaled(rate: number): bigint {
  return BigInt(rateText(rate).replace('.', ''));
}
