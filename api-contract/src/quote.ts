import type { CurrencyCode } from './currencies';
import { RATE_DECIMALS, rateText } from './money';

/** Order of strength: the earlier currency of a pair is its base. */
const STRONGEST_FIRST: readonly CurrencyCode[] = ['GBP', 'EUR', 'USD', 'CNY', 'DZD'];
const SCALE = 10n ** BigInt(RATE_DECIMALS);
/** Decimals of a quote that is not the rate of a trade itself. */
const QUOTE_DECIMALS = [2, 3, 4] as const;

interface Rated {
  oldCurrency: CurrencyCode;
  newCurrency: CurrencyCode;
  rate: number;
}

/** The rate of a pair as it is quoted: 1 of `base` is worth `rate` of `quoted`, whichever of the two is given. */
export interface Quote {
  base: CurrencyCode;
  quoted: CurrencyCode;
  rate: number;
}

/** Tells pairs whose quote is the inverse of the rate of the exchange: the received currency is the base. */
export function isQuotedInversely({ oldCurrency, newCurrency }: Pick<Rated, 'oldCurrency' | 'newCurrency'>): boolean {
  return STRONGEST_FIRST.indexOf(newCurrency) < STRONGEST_FIRST.indexOf(oldCurrency);
}

/** The quote of a rate. The stronger currency is the base: dinars into euros at 0.00688468 give 1 EUR = 145.25 DZD. */
export function quoteOf(trade: Rated): Quote {
  const { oldCurrency, newCurrency, rate } = trade;
  return isQuotedInversely(trade)
    ? { base: newCurrency, quoted: oldCurrency, rate: readableInverse(rate) }
    : { base: oldCurrency, quoted: newCurrency, rate };
}

/** The rate that a quoted one stands for in a pair that is quoted inversely, with all decimals of a rate. */
export function rateOfQuote(quoted: number): number {
  return Number(inverse(scaled(quoted), RATE_DECIMALS)) / Number(SCALE);
}

/** With the fewest decimals that stand for the same rate: 145.25 and not 145.25003922. */
function readableInverse(rate: number): number {
  const exact = scaled(rate);
  const read = (decimals: number) => Number(inverse(exact, decimals)) / 10 ** decimals;
  const same = QUOTE_DECIMALS.find((decimals) => scaled(rateOfQuote(read(decimals) || 1)) === exact);
  return read(same ?? (rate > 1 ? RATE_DECIMALS : 4));
}

/** 1 / rate, rounded to so many decimals. */
function inverse(rate: bigint, decimals: number): bigint {
  return (2n * SCALE * 10n ** BigInt(decimals) + rate) / (2n * rate);
}

function scaled(rate: number): bigint {
  return BigInt(rateText(rate).replace('.', ''));
}
