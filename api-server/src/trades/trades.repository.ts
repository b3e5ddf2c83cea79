import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { fromMinor } from '@comptoir/api-contract/money';
import type { MoneyOrder } from '@comptoir/api-contract/money-orders';
import type { Trade, TradeListQuery } from '@comptoir/api-contract/trades';
import { sql, type CompiledQuery, type Insertable, type RawBuilder } from 'kysely';
import { openOffice, type OfficeReach } from '../access/requested-office';
import { inReach, type Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import { inKeyOrder, isAfterKey } from '../database/key-order';
import type { Page } from '../database/page';
import { countFromHours } from '../lists/hours/from-hours';
import type { TradesTable } from '../database/tables/books';
import { reversalOfTrade } from '../books/reversal.repository';
import { notFound } from '../api-error';
import { storedTradeSums, tradeHours } from './trade-hours';

export type TradeFilter = Pick<TradeListQuery, 'currency' | 'from' | 'to'>;

type NewTrade = Omit<Insertable<TradesTable>, 'id' | 'officeId'>;

type TradePage = Page<Trade> & { sort?: MoneyOrder | undefined };

type TradeRow = Awaited<ReturnType<ReturnType<typeof withDetails>['execute']>>[number];

/** Amounts are grouped by currency. */
const KEYS = {
  date: [sql`trade.created_at`, sql`trade.id`],
  amount: [sql`trade.old_currency`, sql`trade.old_minor`, sql`trade.id`],
};

export async function findTrades(
  connection: Connection,
  reach: Reach,
  filter: TradeFilter,
  page: TradePage,
): Promise<Trade[]> {
  // Selects the page first, to skip the lookup of reversals for other rows. Keys are within the reach already.
  const onPage = selectPage(connection, reach, filter, page);
  const rows = await withDetails(trades(connection, {}).where(sql<boolean>`(trade.office_id, trade.id) in (${onPage})`))
    .orderBy(inKeyOrder(page.sort ?? 'newest', KEYS))
    .execute();
  return rows.map(asTrade);
}

function selectPage(
  connection: Connection,
  reach: Reach,
  { currency, ...period }: TradeFilter,
  { limit, offset = 0, after, sort = 'newest' }: TradePage,
): RawBuilder<unknown> {
  const found = filteredTrades(connection, reach, period)
    .select(['trade.officeId', 'trade.id', 'trade.createdAt', 'trade.oldCurrency', 'trade.oldMinor'])
    .$if(after !== undefined, (rest) => rest.where(isAfterKey(sort, KEYS, keysOf(BigInt(after?.id ?? 0)))))
    .orderBy(inKeyOrder(sort, KEYS));
  const first = found.limit(offset + limit);
  // The two sides of a trade differ, so both can be read by their index and merged.
  const ofSide = (side: 'oldCurrency' | 'newCurrency') => first.where(`trade.${side}`, '=', currency ?? null);
  const source = currency === undefined ? first : sql`${ofSide('oldCurrency')} union all ${ofSide('newCurrency')}`;
  return sql`select trade.office_id, trade.id from (${source}) trade
    order by ${inKeyOrder(sort, KEYS)} limit ${limit} offset ${offset}`;
}

/** Capped at the counting limit with a period. */
export async function countTrades(connection: Connection, reach: Reach, filter: TradeFilter): Promise<number> {
  const { currency, ...period } = filter;
  if (hasNoPeriod(filter)) {
    return currency === undefined ? countAll(connection, reach) : countStored(connection, reach, currency);
  }
  const all = filteredTrades(connection, reach, period).select(sql.lit(1).as('row'));
  const ofSide = (side: 'trade.oldCurrency' | 'trade.newCurrency') => all.where(side, '=', currency ?? null);
  const counted = currency === undefined ? all : ofSide('trade.oldCurrency').unionAll(ofSide('trade.newCurrency'));
  const kept = (limit: number) => storedTradeSums(connection, reach, filter, limit);
  return countFromHours(connection, { source: tradeHours, reach }, { rows: counted, kept });
}

/** True without a period; the count is then stored. */
export function hasNoPeriod({ from, to }: TradeFilter): boolean {
  return from === undefined && to === undefined;
}

async function countStored(connection: Connection, reach: Reach, currency: CurrencyCode): Promise<number> {
  const { total } = await connection
    .selectFrom('tradeCounts')
    .select(sql<number>`coalesce(sum(rows), 0)::int`.as('total'))
    .where('currency', '=', currency)
    .where(inReach(reach, 'tradeCounts.officeId'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Journal heads count trades with reversals; the few reversals are subtracted. */
async function countAll(connection: Connection, reach: Reach): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select (
      coalesce((select sum(trade_count) from journal_heads where ${inReach(reach, 'office_id')}), 0)
      - (select count(*) from journal_entries
          where kind = 'REVERSAL' and trade_id is not null and ${inReach(reach, 'office_id')})
    )::int as total`.execute(connection);
  return rows[0]?.total ?? 0;
}

export async function findTrade(connection: Connection, reach: Reach, id: string): Promise<Trade | undefined> {
  const row = await withDetails(trades(connection, reach).where('trade.id', '=', BigInt(id))).executeTakeFirst();
  return row && asTrade(row);
}

/** @throws {ApiError} 404 */
export async function readTrade(connection: Connection, reach: Reach, id: string): Promise<Trade> {
  const trade = await findTrade(connection, reach, id);
  if (!trade) throw notFound('trade');
  return trade;
}

/** Undefined if the office is archived. */
export function insertTrade(
  transaction: WriteTransaction,
  office: OfficeReach,
  { userId, createdAt, oldCurrency, oldMinor, newCurrency, newMinor, rate }: NewTrade,
): CompiledQuery<{ id: bigint }> {
  return sql<{ id: bigint }>`
    with office as materialized (${openOffice(transaction, office)})
    insert into trades (office_id, user_id, created_at, old_currency, old_minor, new_currency, new_minor, rate)
    select office.id, ${userId}::uuid, ${createdAt}::timestamptz, ${oldCurrency}::text, ${oldMinor}::bigint,
      ${newCurrency}::text, ${newMinor}::bigint, ${rate}::numeric
    from office returning id`.compile(transaction);
}

function trades(connection: Connection, reach: Reach) {
  return connection.selectFrom('trades as trade').where(inReach(reach, 'trade.officeId'));
}

export function filteredTrades(connection: Connection, reach: Reach, { currency, from, to }: TradeFilter) {
  return trades(connection, reach)
    .$if(currency !== undefined, (found) =>
      found.where(sql<boolean>`${currency} in (trade.old_currency, trade.new_currency)`),
    )
    .$if(from !== undefined, (found) => found.where(sql<boolean>`trade.created_at >= ${from}`))
    .$if(to !== undefined, (found) => found.where(sql<boolean>`trade.created_at <= ${to}`));
}

function keysOf(id: bigint) {
  const columnOf = (column: string) => sql`(select other.${sql.ref(column)} from trades other where other.id = ${id})`;
  const number = sql`${id}::bigint`;
  return { date: [columnOf('createdAt'), number], amount: [columnOf('oldCurrency'), columnOf('oldMinor'), number] };
}

function withDetails(found: ReturnType<typeof trades>) {
  return found.select([
    'trade.id',
    'trade.officeId',
    'trade.createdAt',
    'trade.oldMinor',
    'trade.oldCurrency',
    'trade.newMinor',
    'trade.newCurrency',
    'trade.rate',
    reversalOfTrade().as('reversal'),
  ]);
}

function asTrade(row: TradeRow): Trade {
  return {
    id: String(row.id),
    officeId: row.officeId,
    createdDate: row.createdAt.toISOString(),
    oldAmount: fromMinor(row.oldMinor),
    oldCurrency: row.oldCurrency,
    newAmount: fromMinor(row.newMinor),
    newCurrency: row.newCurrency,
    rate: Number(row.rate),
    reversal: row.reversal,
  };
}
