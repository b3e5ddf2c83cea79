import type { TradeListQuery } from '@comptoir/api-contract/trades';
import { sql } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import { reversals } from '../books/reversal.repository';
import type { Connection } from '../database/database';
import type { HourSource } from '../lists/hours/hour-source';
import { storedFigures, type StoredFigures } from '../lists/hours/stored-figures.repository';

/** A reversed trade counts as a row with zero amounts. */
export const tradeHours: HourSource = {
  list: 'trades',
  reportsParts: true,
  counts: sql`select office_id, trade_count from journal_heads`,
  rows: (reach) => sql`
    select trade.created_at, trade.old_currency, trade.new_currency, 1, 0,
      case when counter.number is null then trade.old_minor else 0 end,
      case when counter.number is null then trade.new_minor else 0 end
    from trades trade left join ${reversals} where ${inReach(reach, 'trade.office_id')}`,
};

export function storedTradeSums(
  connection: Connection,
  reach: Reach,
  { from, to, currency }: Pick<TradeListQuery, 'from' | 'to' | 'currency'>,
  limit: number,
): Promise<StoredFigures | undefined> {
  const where = currency ? sql<boolean>`${currency} in (figures.part, figures.currency)` : sql<boolean>`true`;
  return storedFigures(connection, tradeHours, reach, { from, to, where, limit });
}
