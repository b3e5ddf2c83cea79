import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { rateText } from '@comptoir/api-contract/money';
import type { Trade } from '@comptoir/api-contract/trades';

/** An exchange from one currency into another. */
export interface Pair {
  oldCurrency: CurrencyCode;
  newCurrency: CurrencyCode;
}

/** The rates at which a pair was last exchanged. */
export interface UsualRates {
  last: number;
  lowest: number;
  highest: number;
}

/** As many trades say what is usual. */
const LAST_TRADES = 5;
/** A rate is far when it lies beyond the last ones by more than this. */
const TOLERANCE_PERCENT = 5n;

/**
 * What the last trades of a pair, newest first, say of its rate. A trade the other way round is at another one, because an
 * office buys for less than it sells; one that was taken back does not count.
 */
export function usualRates(trades: readonly Trade[], pair: Pair): UsualRates | undefined {
  const rates = trades.flatMap((trade) => rateOf(trade, pair) ?? []).slice(0, LAST_TRADES);
  const [last] = rates;
  if (last === undefined) return undefined;
  return { last, lowest: Math.min(...rates), highest: Math.max(...rates) };
}

/** Whether a rate is so far from the usual ones that it may be a slip. */
export function isFar(rate: number, { lowest, highest }: UsualRates): boolean {
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
