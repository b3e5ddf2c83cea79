import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Trade } from '@comptoir/api-contract/trades';

/** A line of the trade list: a trade, or the counter entry that takes one back and stands beside it. */
export interface TradeRow {
  key: string;
  /** `counter` moves the amounts of `trade` back. */
  kind: 'trade' | 'counter';
  trade: Trade;
  date: string;
  given: { amount: number; currency: CurrencyCode };
  received: { amount: number; currency: CurrencyCode };
}

/** The lines of the list in the order of the trades. */
export function tradeRows(trades: readonly Trade[]): TradeRow[] {
  return trades.flatMap((trade) => {
    const { id, createdDate, reversal } = trade;
    const old = { amount: trade.oldAmount, currency: trade.oldCurrency };
    const made = { amount: trade.newAmount, currency: trade.newCurrency };
    const row: TradeRow = { key: id, kind: 'trade', trade, date: createdDate, given: old, received: made };
    if (!reversal) return [row];
    return [{ key: `${id} counter`, kind: 'counter', trade, date: reversal.date, given: made, received: old }, row];
  });
}

/** The page of the trade that a line is about. */
export function tradePath({ trade }: Pick<TradeRow, 'trade'>): string {
  return `/exchange/${trade.id}`;
}
