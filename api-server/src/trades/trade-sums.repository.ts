import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { SUMMED_ROWS } from '@comptoir/api-contract/list-sums';
import { Currency } from '@comptoir/api-contract/values';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Reach } from '../access/reach';
import { reversals } from '../books/reversal.repository';
import type { Connection } from '../database/database';
import { fromHours } from '../lists/hours/from-hours';
import type { HourFigures } from '../lists/hours/stored-figures.repository';
import { tooManyToSum } from '../lists/summed-rows';
import { storedTradeSums, tradeHours } from './trade-hours';
import { countTrades, filteredTrades, hasNoPeriod, type TradeFilter } from './trades.repository';

interface TradeSums {
  currency: CurrencyCode;
  given: bigint;
  received: bigint;
}

/**
 * Reversed trades count as zero.
 *
 * @throws {ApiError} `too-many-to-sum` above the limit
 */
export async function sumTrades(
  connection: Connection,
  reach: Reach,
  filter: TradeFilter,
  limit = SUMMED_ROWS,
): Promise<TradeSums[]> {
  const { figures, looked } = await tradeFigures(connection, reach, filter, limit);
  if (looked > limit) throw tooManyToSum(limit);
  const sums = new Map<CurrencyCode, TradeSums>();
  const add = (currency: CurrencyCode, given: bigint, received: bigint) => {
    const previous = sums.get(currency) ?? { currency, given: 0n, received: 0n };
    sums.set(currency, { currency, given: previous.given + given, received: previous.received + received });
  };
  for (const { part, currency, first, second } of figures) {
    // Skips pairs whose trades are all reversed.
    if (first > 0n) add(z.parse(Currency, part), first, 0n);
    if (second > 0n) add(currency, 0n, second);
  }
  return [...sums.values()];
}

interface PairFigures {
  figures: Pick<HourFigures, 'part' | 'currency' | 'rows' | 'first' | 'second'>[];
  looked: number;
}

async function tradeFigures(
  connection: Connection,
  reach: Reach,
  filter: TradeFilter,
  limit: number,
): Promise<PairFigures> {
  return fromHours(
    connection,
    { source: tradeHours, reach },
    {
      hours: () => storedTradeSums(connection, reach, filter, limit),
      async all() {
        // The stored count avoids reading a list that is too long.
        if (hasNoPeriod(filter) && (await countTrades(connection, reach, filter)) > limit) throw tooManyToSum(limit);
        return sumPairs(connection, reach, filter, limit);
      },
    },
  );
}

async function sumPairs(
  connection: Connection,
  reach: Reach,
  filter: TradeFilter,
  limit: number,
): Promise<PairFigures> {
  const found = filteredTrades(connection, reach, filter)
    .select([
      'trade.officeId',
      'trade.id',
      'trade.oldCurrency',
      'trade.oldMinor',
      'trade.newCurrency',
      'trade.newMinor',
    ])
    .limit(limit + 1);
  const { rows } = await sql<PairFigures['figures'][number]>`
    select trade.old_currency as part, trade.new_currency as currency, count(*)::int as rows,
      coalesce(sum(trade.old_minor) filter (where counter.number is null), 0)::int8 as first,
      coalesce(sum(trade.new_minor) filter (where counter.number is null), 0)::int8 as second
    from (${found}) trade left join ${reversals}
    group by trade.old_currency, trade.new_currency`.execute(connection);
  return { figures: rows, looked: rows.reduce((sum, pair) => sum + pair.rows, 0) };
}
