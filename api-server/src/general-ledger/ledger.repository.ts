import { MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { LedgerStatementQuery } from '@comptoir/api-contract/general-ledger';
import { SUMMED_ROWS } from '@comptoir/api-contract/list-sums';
import type { MoneyOrder } from '@comptoir/api-contract/money-orders';
import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '../database/database';
import { inKeyOrder, isAfterKey, isByAmount } from '../database/key-order';
import type { Page } from '../database/page';
import { countUpTo } from '../lists/counted-rows';
import { countFromHours, fromHours } from '../lists/hours/from-hours';
import { refuseLongSum, tooManyToSum } from '../lists/summed-rows';
import type { LedgerFilter } from './ledger-filter';
import { storedEntrySums, ledgerHours } from './ledger-hours';
import { withDetails, type LedgerRow } from './ledger-row.repository';

type StatementPeriod = Pick<LedgerStatementQuery, 'currency' | 'from' | 'to'>;

export function findStatementRows(
  connection: Connection,
  officeId: string,
  period: StatementPeriod,
  limit: number,
): Promise<LedgerRow[]> {
  // Selects the page first: PostgreSQL would otherwise scan all entries of the office from the oldest.
  const listed = statementEntries(connection, officeId, period)
    .orderBy('entry.bookedAt')
    .orderBy('entry.number')
    .limit(limit);
  return withDetails(connection, listed, period.currency).orderBy('entry.bookedAt').orderBy('entry.number').execute();
}

export function countStatementRows(
  connection: Connection,
  officeId: string,
  period: StatementPeriod,
  limit: number,
): Promise<number> {
  return countUpTo(connection, statementEntries(connection, officeId, period), limit);
}

function statementEntries(connection: Connection, officeId: string, period: StatementPeriod) {
  return numbersOf(entries(connection, officeId, { ...period, trade: true }));
}

function movesCash(currency: CurrencyCode): RawBuilder<boolean> {
  return sql`exists (select from transfers moved where moved.office_id = entry.office_id
    and moved.entry_number = entry.number and moved.currency = ${currency}
    and 'CASH' in (moved.from_account, moved.to_account))`;
}

/** Signed amount, as in the indexes. */
const SIGNED = sql`(case when moved.to_account = 'CASH' then moved.amount_minor
  when moved.from_account = 'CASH' then -moved.amount_minor else 0 end)`;

/** Amounts are grouped by currency. */
const KEYS = {
  date: [sql`entry.booked_at`, sql`entry.number`],
  amount: [sql`moved.currency`, SIGNED, sql`moved.entry_number`],
};

export function findLedgerRows(
  connection: Connection,
  officeId: string,
  filter: LedgerFilter,
  { limit, offset = 0, after, sort = 'newest' }: Page<Pick<LedgerRow, 'number'>> & { sort?: MoneyOrder | undefined },
) {
  // Selects the page first, to avoid joins for skipped rows.
  const found = entries(connection, officeId, filter);
  const onPage = numbersOf(isByAmount(sort) ? withLeg(found, filter) : found)
    .$if(after !== undefined, (rest) =>
      rest.where(isAfterKey(sort, KEYS, keysOf(officeId, after?.number ?? 0n, filter.currency))),
    )
    .orderBy(inKeyOrder(sort, KEYS))
    .limit(limit)
    .offset(offset);
  return withDetails(connection, onPage, filter.currency).orderBy(inKeyOrder(sort, KEYS)).execute();
}

export function findLedgerRow(
  connection: Connection,
  officeId: string,
  number: bigint,
): Promise<LedgerRow | undefined> {
  const found = numbersOf(entries(connection, officeId, { trade: true })).where('entry.number', '=', number);
  return withDetails(connection, found).executeTakeFirst();
}

function keysOf(officeId: string, number: bigint, currency?: CurrencyCode) {
  const bookedAt = sql`(select other.booked_at from journal_entries other
    where other.office_id = ${officeId} and other.number = ${number})`;
  const ofLeg = (column: RawBuilder<unknown>) => sql`(select ${column} from transfers moved
    where moved.office_id = ${officeId} and moved.entry_number = ${number} and ${legOf(currency)})`;
  const last = sql`${number}::bigint`;
  return { date: [bookedAt, last], amount: [ofLeg(sql`moved.currency`), ofLeg(SIGNED), last] };
}

/** Leg whose amount is listed: that in the chosen currency, else the first one. */
function legOf(currency: CurrencyCode | undefined): RawBuilder<boolean> {
  return currency
    ? sql`moved.currency = ${currency} and 'CASH' in (moved.from_account, moved.to_account)`
    : sql`moved.position = ${sql.lit(0)}`;
}

/** Repeats the condition on trades to match the index. */
function withLeg(found: ReturnType<typeof entries>, { trade, currency }: LedgerFilter) {
  const legs = found.innerJoin('transfers as moved', (join) =>
    join
      .onRef('moved.officeId', '=', 'entry.officeId')
      .onRef('moved.entryNumber', '=', 'entry.number')
      .on(legOf(currency)),
  );
  return trade ? legs : legs.where(sql<boolean>`moved.from_account <> 'EXCHANGE' and moved.to_account <> 'EXCHANGE'`);
}

function numbersOf(found: Pick<ReturnType<typeof entries>, 'select'>) {
  return found.select(['entry.officeId', 'entry.number']);
}

export async function countLedger(connection: Connection, officeId: string, filter: LedgerFilter): Promise<number> {
  if (isUnfiltered(filter)) return countAll(connection, officeId, filter);
  const counted = numbersOf(entries(connection, officeId, filter));
  const kept = (limit: number) => storedEntrySums(connection, officeId, filter, limit);
  return countFromHours(connection, { source: ledgerHours, reach: { officeId } }, { rows: counted, kept });
}

/** Undefined if none are hidden, or too many to count. */
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

function isUnfiltered({ from, to, collectionId, currency, supplierId }: LedgerFilter): boolean {
  return [from, to, collectionId, currency, supplierId].every((bound) => bound === undefined);
}

/** Without a period the gapless journal gives the count; its head stores the number of trades. */
async function countAll(connection: Connection, officeId: string, { trade }: LedgerFilter): Promise<number> {
  const head = await connection
    .selectFrom('journalHeads')
    .select(['number', 'tradeCount'])
    .where('officeId', '=', officeId)
    .executeTakeFirst();
  return head ? Number(trade ? head.number : head.number - head.tradeCount) : 0;
}

interface CashSums {
  currency: CurrencyCode;
  in: bigint;
  out: bigint;
}

/**
 * Sums all legs.
 *
 * @throws {ApiError} `too-many-to-sum` above the limit
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
        const kept = await storedEntrySums(connection, officeId, filter, limit);
        if (kept && kept.looked > limit) throw tooManyToSum(limit);
        return kept?.figures.map(({ currency, first, second }) => ({ currency, in: first, out: second }));
      },
      async all() {
        // The stored count avoids reading a list that is too long.
        if (isUnfiltered(filter) && (await countAll(connection, officeId, filter)) > limit) throw tooManyToSum(limit);
        if (!isUnfiltered(filter)) await refuseLongSum(connection, listed, limit);
        return sumLegs(connection, officeId, filter);
      },
    },
  );
}

async function sumLegs(
  connection: Connection,
  officeId: string,
  { currency, ...filter }: LedgerFilter,
): Promise<CashSums[]> {
  // The currency is a condition on the joined legs, which avoids a second look at them.
  const listed = entries(connection, officeId, filter);
  const ends = await listed
    .select([sql<bigint>`min(entry.number)`.as('first'), sql<bigint>`max(entry.number)`.as('last')])
    .executeTakeFirst();
  return (
    listed
      .innerJoin('transfers as moved', 'moved.entryNumber', 'entry.number')
      // Legs are clustered by entry, so one range scan reads them.
      .where('moved.officeId', '=', officeId)
      .where(sql<boolean>`moved.entry_number between ${ends?.first ?? null} and ${ends?.last ?? null}`)
      .$call((legs) => (currency ? legs.where('moved.currency', '=', currency) : legs))
      .select([
        'moved.currency',
        sql<bigint>`coalesce(sum(moved.amount_minor) filter (where moved.to_account = 'CASH'), 0)::int8`.as('in'),
        sql<bigint>`coalesce(sum(moved.amount_minor) filter (where moved.from_account = 'CASH'), 0)::int8`.as('out'),
      ])
      .groupBy('moved.currency')
      .execute()
  );
}

function entries(connection: Connection, officeId: string, filter: LedgerFilter) {
  const { from, to, trade, collectionId, currency, supplierId } = filter;
  return connection
    .selectFrom('journalEntries as entry')
    .where('entry.officeId', '=', officeId)
    .$if(!trade, (found) => found.where('entry.tradeId', 'is', null))
    .$if(collectionId !== undefined, (found) => found.where('entry.collectionId', '=', BigInt(collectionId ?? 0)))
    .$if(from !== undefined, (found) => found.where(sql<boolean>`entry.booked_at >= ${from}`))
    .$if(to !== undefined, (found) => found.where(sql<boolean>`entry.booked_at <= ${to}`))
    .$call((found) => (currency ? found.where(movesCash(currency)) : found))
    .$call((found) => (supplierId ? found.where(isOfSupplier(officeId, supplierId)) : found));
}

/** Expenses by their reference and reversals by the corrected entry: the journal has no index by transaction. */
function isOfSupplier(officeId: string, supplierId: string): RawBuilder<boolean> {
  return sql`entry.number = any(array(
    with booked as materialized (
      select paid_entry.number from transactions paid join journal_entries paid_entry
        on paid_entry.office_id = paid.office_id and paid_entry.reference = 'transaction:' || paid.id
      where paid.office_id = ${officeId} and paid.supplier_id = ${supplierId}
    )
    select number from booked
    union all
    select counter.number from booked join journal_entries counter
      on counter.office_id = ${officeId} and counter.corrects_number = booked.number
  ))`;
}
