import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { rateText } from '@comptoir/api-contract/money';
import type { Trade } from '@comptoir/api-contract/trades';

export interface Pair {
  oldCurrency: CurrencyCode;
  newCurrency: CurrencyCode;
}

export interface UsualRates {
  last: number;
  lowest: number;
  highest: number;
}

/** Number of trades that define the usual rates. */
const LAST_TRADES = 5;
/** Distance from the usual rates above which a rate is far. */
const TOLERANCE_PERCENT = 5n;

/**
 * Rates of the last trades of a pair, newest first. Opposite trades are left out, because buying and selling rates
 * differ, and so are reversed ones.
 */
export function usualRates(trades: readonly Trade[], pair: Pair): UsualRates | undefined {
  const rates = trades.flatMap((trade) => rateOf(trade, pair) ?? []).slice(0, LAST_TRADES);
  const [last] = rates;
  if (last === undefined) return undefined;
  return { last, lowest: Math.min(...rates), highest: Math.max(...rates) };
}

/** True for a rate that is likely a typing error. */
export function isUnusualRate(rate: number, { lowest, highest }: UsualRates): boolean {
  const hundredfold = scaled(rate) * 100n;
  return (
    hundredfold < scaled(lowest) * (100n - TOLERANCE_PERCENT) ||
    hundredfold > scaled(highest) * (100n + TOLERANCE_PERCENT)
  );
}

function rateOf(trade: Trade, { oldCurrency, newCurrency }: Pair): number | undefined {
  const isOfPair = trade.oldCurrency === oldCurrency && trade.newCurrency === newCurrency;
  return isOfPair && !trade.reversal ? trade.rate : undefined;
}

function scaled(rate: number): bigint {
  return BigInt(rateText(rate).replace('.', ''));
}
