import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Trade } from '@comptoir/api-contract/trades';

/** A trade, or the counter-entry that reverses it. */
export interface TradeRow {
  key: string;
  /** `counter` swaps the amounts of `trade`. */
  kind: 'trade' | 'counter';
  trade: Trade;
  date: string;
  given: { amount: number; currency: CurrencyCode };
  received: { amount: number; currency: CurrencyCode };
}

export function tradeRows(trades: readonly Trade[]): TradeRow[] {
  return trades.flatMap((trade) => {
    const { id, createdDate, reversal } = trade;
    const old = { amount: trade.oldAmount, currency: trade.oldCurrency };
    const created = { amount: trade.newAmount, currency: trade.newCurrency };
    const row: TradeRow = { key: id, kind: 'trade', trade, date: createdDate, given: old, received: created };
    if (!reversal) return [row];
    return [{ key: `${id} counter`, kind: 'counter', trade, date: reversal.date, given: created, received: old }, row];
  });
}

export function tradePath({ trade }: Pick<TradeRow, 'trade'>): string {
  return `/exchange/${trade.id}`;
}
