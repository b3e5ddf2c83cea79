import { fromMinor } from '@comptoir/api-contract/money';
import type { Trade, TradeListQuery } from '@comptoir/api-contract/trades';
import { sql, type Insertable, type Selectable } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import type { TradesTable } from '../database/schema';
import type { Page } from '../http/handlers';

type TradeRow = Omit<Selectable<TradesTable>, 'userId'>;

const COLUMNS = [
  'id',
  'officeId',
  'createdAt',
  'oldMinor',
  'oldCurrency',
  'newMinor',
  'newCurrency',
  'rate',
] as const satisfies readonly (keyof TradeRow)[];

/** The trades in a reach, newest first. */
export async function findTrades(
  connection: Connection,
  reach: Reach,
  { page, limit, currency, from, to }: TradeListQuery,
): Promise<Page<Trade>> {
  const trades = connection
    .selectFrom('trades')
    .where(inReach(reach, 'trades.officeId'))
    .$if(currency !== undefined, (found) =>
      found.where(sql<boolean>`${currency} in (trades.old_currency, trades.new_currency)`),
    )
    .$if(from !== undefined, (found) => found.where(sql<boolean>`trades.created_at >= ${from}`))
    .$if(to !== undefined, (found) => found.where(sql<boolean>`trades.created_at <= ${to}`));
  const rows = await trades
    .select(COLUMNS)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await trades.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows: rows.map(asTrade), total };
}

export async function insertTrade(
  transaction: WriteTransaction,
  trade: Omit<Insertable<TradesTable>, 'id'>,
): Promise<{ id: bigint; trade: Trade }> {
  const row = await transaction.insertInto('trades').values(trade).returning(COLUMNS).executeTakeFirstOrThrow();
  return { id: row.id, trade: asTrade(row) };
}

function asTrade({ id, officeId, createdAt, oldMinor, oldCurrency, newMinor, newCurrency, rate }: TradeRow): Trade {
  return {
    id: String(id),
    officeId,
    createdDate: createdAt.toISOString(),
    oldAmount: fromMinor(oldMinor),
    oldCurrency,
    newAmount: fromMinor(newMinor),
    newCurrency,
    rate: Number(rate),
  };
}
