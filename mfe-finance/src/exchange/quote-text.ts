import { quoteOf } from '@comptoir/api-contract/quote';
import { formatRate } from '@comptoir/ui/money';

/** Space as wide as a digit. */
const FIGURE_SPACE = '\u2007';

type Rated = Parameters<typeof quoteOf>[0];

/** '1 EUR = 145.25 DZD', for a trade in either direction. */
export function quoteText(trade: Rated): string {
  const { base, quoted, rate } = quoteOf(trade);
  return `1 ${base} = ${formatRate(rate)} ${quoted}`;
}

/** '1 EUR = 145.25 DZD' with room for four decimals, so that rates of a column are aligned at the point. */
export function alignedQuote(trade: Rated): string {
  const { base, quoted, rate } = quoteOf(trade);
  const figure = formatRate(rate);
  const decimals = figure.length - figure.search(/[.,]/) - 1;
  return `1 ${base} = ${figure}${FIGURE_SPACE.repeat(Math.max(0, 4 - decimals))} ${quoted}`;
}

/** '145.25', for use beside the currencies. */
export function quoteFigure(trade: Rated): string {
  return formatRate(quoteOf(trade).rate);
}
