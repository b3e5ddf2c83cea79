import { MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { LedgerQuery, LedgerStatementQuery } from '@comptoir/api-contract/general-ledger';
import { SUMMED_ROWS } from '@comptoir/api-contract/list-sums';
import type { MoneyOrder } from '@comptoir/api-contract/money-orders';
import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '../database/database';
import { inKeyOrder, isAfterKey, isByAmount } from '../database/key-order';
import type { Page } from '../database/page';
import { countUpTo } from '../lists/counted-rows';
import { countFromHours, fromHours } from '../lists/hours/from-hours';
import { refuseLongSum, tooManyToSum } from '../lists/summed-rows';
import { keptEntries, ledgerHours } from './ledger-hours';
import { withDetails, type LedgerRow } from './ledger-row.repository';

export type LedgerFilter = Pick<LedgerQuery, 'from' | 'to' | 'trade' | 'collectionId'>;

type StatementPeriod = Pick<LedgerStatementQuery, 'currency' | 'from' | 'to'>;

/** Every entry of a period that moved a currency, oldest first, with its leg in that currency; at most `limit`. */
export function findStatementRows(
  connection: Connection,
  officeId: string,
  period: StatementPeriod,
  limit: number,
): Promise<LedgerRow[]> {
  // Found first, in their order: PostgreSQL would look for the period among all entries of the office, from the oldest.
  const listed = statementEntries(connection, officeId, period)
    .orderBy('entry.bookedAt')
    .orderBy('entry.number')
    .limit(limit);
  return withDetails(connection, listed, period.currency).orderBy('entry.bookedAt').orderBy('entry.number').execute();
}

/** How many entries that are, counted up to one more than the limit. */
export function countStatementRows(
  connection: Connection,
  officeId: string,
  period: StatementPeriod,
  limit: number,
): Promise<number> {
  return countUpTo(connection, statementEntries(connection, officeId, period), limit);
}

function statementEntries(connection: Connection, officeId: string, { currency, from, to }: StatementPeriod) {
  return numbersOf(entries(connection, officeId, { from, to, trade: true })).where(
    sql<boolean>`exists (select from transfers moved where moved.office_id = entry.office_id
      and moved.entry_number = entry.number and moved.currency = ${currency})`,
  );
}

/** What the leg of an entry that the list shows brought in, or paid out below 0: as the indexes say it. */
const SIGNED = sql`(case when moved.to_account = 'CASH' then moved.amount_minor else -moved.amount_minor end)`;

/** By booking, or by amount: each currency by itself. */
const KEYS = {
  date: [sql`entry.booked_at`, sql`entry.number`],
  amount: [sql`moved.currency`, SIGNED, sql`moved.entry_number`],
};

/** A page of an office's money book, newest first unless asked otherwise. */
export function findLedgerRows(
  connection: Connection,
  officeId: string,
  filter: LedgerFilter,
  { limit, offset = 0, after, sort = 'newest' }: Page<Pick<LedgerRow, 'number'>> & { sort?: MoneyOrder | undefined },
) {
  // Which entries are on the page is found first: everything about all that are skipped would be read as well.
  const found = entries(connection, officeId, filter);
  const onPage = numbersOf(isByAmount(sort) ? withFirstLeg(found, filter) : found)
    .$if(after !== undefined, (rest) => rest.where(isAfterKey(sort, KEYS, keysOf(officeId, after?.number ?? 0n))))
    .orderBy(inKeyOrder(sort, KEYS))
    .limit(limit)
    .offset(offset);
  return withDetails(connection, onPage).orderBy(inKeyOrder(sort, KEYS)).execute();
}

/** One entry of an office's money book, of whatever kind. */
export function findLedgerRow(
  connection: Connection,
  officeId: string,
  number: bigint,
): Promise<LedgerRow | undefined> {
  const found = numbersOf(entries(connection, officeId, { trade: true })).where('entry.number', '=', number);
  return withDetails(connection, found).executeTakeFirst();
}

/** Where an entry stands in each order. */
function keysOf(officeId: string, number: bigint) {
  const bookedAt = sql`(select other.booked_at from journal_entries other
    where other.office_id = ${officeId} and other.number = ${number})`;
  const ofLeg = (column: RawBuilder<unknown>) => sql`(select ${column} from transfers moved
    where moved.office_id = ${officeId} and moved.entry_number = ${number} and moved.position = 0)`;
  const last = sql`${number}::bigint`;
  return { date: [bookedAt, last], amount: [ofLeg(sql`moved.currency`), ofLeg(SIGNED), last] };
}

/** With the leg that the list shows; what is not traded is said so that its index is found. */
function withFirstLeg(found: ReturnType<typeof entries>, { trade }: LedgerFilter) {
  const legs = found.innerJoin('transfers as moved', (join) =>
    join
      .onRef('moved.officeId', '=', 'entry.officeId')
      .onRef('moved.entryNumber', '=', 'entry.number')
      .on('moved.position', '=', sql.lit(0)),
  );
  return trade ? legs : legs.where(sql<boolean>`moved.from_account <> 'EXCHANGE' and moved.to_account <> 'EXCHANGE'`);
}

function numbersOf(found: Pick<ReturnType<typeof entries>, 'select'>) {
  return found.select(['entry.officeId', 'entry.number']);
}

/** The number of entries on all pages; of a period up to the first one that is not counted. */
export async function countLedger(connection: Connection, officeId: string, filter: LedgerFilter): Promise<number> {
  if (isWhole(filter)) return countAll(connection, officeId, filter);
  const counted = numbersOf(entries(connection, officeId, filter));
  const kept = (limit: number) => keptEntries(connection, officeId, filter, limit);
  return countFromHours(connection, { source: ledgerHours, reach: { officeId } }, { rows: counted, kept });
}

/** How many trades a filter leaves out; undefined where it leaves out none, or where they are too many to be counted. */
export async function countHiddenTrades(
  connection: Connection,
  officeId: string,
  filter: LedgerFilter,
  listed: number,
): Promise<number | undefined> {
  if (filter.trade || listed === MORE_ROWS) return undefined;
  const all = await countLedger(connection, officeId, { ...filter, trade: true });
  return all === MORE_ROWS ? undefined : all - listed;
}

function isWhole({ from, to, collectionId }: LedgerFilter): boolean {
  return from === undefined && to === undefined && collectionId === undefined;
}

/** Without a period nothing is counted: the journal has no gaps, and its head knows how many of it are trades. */
async function countAll(connection: Connection, officeId: string, { trade }: LedgerFilter): Promise<number> {
  const head = await connection
    .selectFrom('journalHeads')
    .select(['number', 'tradeCount'])
    .where('officeId', '=', officeId)
    .executeTakeFirst();
  return head ? Number(trade ? head.number : head.number - head.tradeCount) : 0;
}

/** What came into and left the cash of an office in one currency, in minor units. */
interface CashSums {
  currency: CurrencyCode;
  in: bigint;
  out: bigint;
}

/**
 * What all entries of a filter moved, every leg of them.
 *
 * @throws {ApiError} `too-many-to-sum` when they are more than are added up
 */
export async function sumLedger(
  connection: Connection,
  officeId: string,
  filter: LedgerFilter,
  limit = SUMMED_ROWS,
): Promise<CashSums[]> {
  const listed = numbersOf(entries(connection, officeId, filter));
  return fromHours(
    connection,
    { source: ledgerHours, reach: { officeId } },
    {
      async hours() {
        const kept = await keptEntries(connection, officeId, filter, limit);
        if (kept && kept.looked > limit) throw tooManyToSum(limit);
        return kept?.figures.map(({ currency, first, second }) => ({ currency, in: first, out: second }));
      },
      async all() {
        // How many all entries are is known without reading them.
        if (isWhole(filter) && (await countAll(connection, officeId, filter)) > limit) throw tooManyToSum(limit);
        if (!isWhole(filter)) await refuseLongSum(connection, listed, limit);
        return sumLegs(connection, officeId, filter);
      },
    },
  );
}

/** What every leg of the entries of a filter moved, however many they are. */
async function sumLegs(connection: Connection, officeId: string, filter: LedgerFilter): Promise<CashSums[]> {
  const listed = entries(connection, officeId, filter);
  const ends = await listed
    .select([sql<bigint>`min(entry.number)`.as('first'), sql<bigint>`max(entry.number)`.as('last')])
    .executeTakeFirst();
  return (
    listed
      .innerJoin('transfers as moved', 'moved.entryNumber', 'entry.number')
      // The legs of an office stand in the order of its entries: what lies between two of them is read in one go.
      .where('moved.officeId', '=', officeId)
      .where(sql<boolean>`moved.entry_number between ${ends?.first ?? null} and ${ends?.last ?? null}`)
      .select([
        'moved.currency',
        sql<bigint>`coalesce(sum(moved.amount_minor) filter (where moved.to_account = 'CASH'), 0)::int8`.as('in'),
        sql<bigint>`coalesce(sum(moved.amount_minor) filter (where moved.from_account = 'CASH'), 0)::int8`.as('out'),
      ])
      .groupBy('moved.currency')
      .execute()
  );
}

function entries(connection: Connection, officeId: string, { from, to, trade, collectionId }: LedgerFilter) {
  return connection
    .selectFrom('journalEntries as entry')
    .where('entry.officeId', '=', officeId)
    .$if(!trade, (found) => found.where('entry.tradeId', 'is', null))
    .$if(collectionId !== undefined, (found) => found.where('entry.collectionId', '=', BigInt(collectionId ?? 0)))
    .$if(from !== undefined, (found) => found.where(sql<boolean>`entry.booked_at >= ${from}`))
    .$if(to !== undefined, (found) => found.where(sql<boolean>`entry.booked_at <= ${to}`));
}
