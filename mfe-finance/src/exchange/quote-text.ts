import { quoteOf } from '@comptoir/api-contract/quote';
import { formatRate } from '@comptoir/ui/money';

/** Decimals of the rates of a list. */
const LISTED_DECIMALS = 4;

type Rated = Parameters<typeof quoteOf>[0];

/** '1 EUR = 145.25 DZD', for a trade in either direction. */
export function quoteText(trade: Rated): string {
  const { base, quoted, rate } = quoteOf(trade);
  return `1 ${base} = ${formatRate(rate)} ${quoted}`;
}

/** '1 EUR = 145.2500 DZD', so that rates of a column are aligned at the point. */
export function alignedQuote(trade: Rated): string {
  const { base, quoted, rate } = quoteOf(trade);
  const figure = formatRate(rate);
  // The last separator: thousands of a rate are grouped.
  const decimals = figure.length - figure.search(/[.,]\d+$/) - 1;
  return `1 ${base} = ${figure}${'0'.repeat(Math.max(0, LISTED_DECIMALS - decimals))} ${quoted}`;
}

/** '145.25', for use beside the currencies. */
export function quoteFigure(trade: Rated): string {
  return formatRate(quoteOf(trade).rate);
}
