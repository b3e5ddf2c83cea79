import { quoteOf } from '@comptoir/api-contract/quote';
import { formatRate } from '@comptoir/ui/money';

type Rated = Parameters<typeof quoteOf>[0];

/** '1 EUR = 145.25 DZD', for a trade in either direction. */
export function quoteText(trade: Rated): string {
  const { base, quoted, rate } = quoteOf(trade);
  return `1 ${base} = ${formatRate(rate)} ${quoted}`;
}

/** '145.25', for use beside the currencies. */
export function quoteFigure(trade: Rated): string {
  return formatRate(quoteOf(trade).rate);
}
