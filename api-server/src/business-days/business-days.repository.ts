import type { CountScope } from '@comptoir/api-contract/business-days';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { HandoverKind } from '@comptoir/api-contract/handovers';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';
import type { BusinessDaysTable, CashCountsTable, DayReportsTable } from '../database/tables/business-days';

export type DayRow = NonNullable<Awaited<ReturnType<typeof findDay>>>;
export type CountRow = Awaited<ReturnType<typeof findCounts>>[number];

export function findDay(connection: Connection, officeId: string, day: string) {
  return daysOf(connection, officeId).where('one.day', '=', day).executeTakeFirst();
}

/** Earliest first. */
export function findOpenDays(connection: Connection, officeId: string, until: string) {
  return daysOf(connection, officeId)
    .where('one.day', '<=', until)
    .where('one.closedAt', 'is', null)
    .orderBy('one.day')
    .execute();
}

function daysOf(connection: Connection, officeId: string) {
  return connection
    .selectFrom('businessDays as one')
    .innerJoin('offices as office', 'office.id', 'one.officeId')
    .selectAll('one')
    .select('office.name as office')
    .where('one.officeId', '=', officeId);
}

/** Newest first. */
export function findDays(
  connection: Connection,
  officeId: string,
  { before, limit }: { before?: string | undefined; limit: number },
) {
  return connection
    .selectFrom('businessDays as one')
    .leftJoin('users as closer', 'closer.id', 'one.closedBy')
    .selectAll('one')
    .select('closer.name as closer')
    .select(
      sql<bigint>`coalesce(last_entry, (select head.number from journal_heads head where head.office_id = one.office_id))
        - first_entry + 1`.as('entries'),
    )
    .select(
      sql<bigint>`(select count(*) from cash_counts counted join cash_cases opened
        on opened.office_id = counted.office_id and opened.source_id = counted.id and opened.source = 'COUNT'
        where counted.office_id = one.office_id and counted.day = one.day)`.as('cases'),
    )
    .where('one.officeId', '=', officeId)
    .$if(before !== undefined, (rows) => rows.where('one.day', '<', before ?? ''))
    .orderBy('one.day', 'desc')
    .limit(limit)
    .execute();
}

export async function updateDay(
  transaction: WriteTransaction,
  { officeId, day }: Pick<DayRow, 'officeId' | 'day'>,
  change: Updateable<BusinessDaysTable>,
): Promise<void> {
  await transaction
    .updateTable('businessDays')
    .set(change)
    .where('officeId', '=', officeId)
    .where('day', '=', day)
    .execute();
}

/** Number of the next report of the office. */
export async function nextNumber(transaction: WriteTransaction, officeId: string): Promise<bigint> {
  const { next } = await transaction
    .selectFrom('businessDays')
    .select(sql<bigint>`coalesce(max(number), 0) + 1`.as('next'))
    .where('officeId', '=', officeId)
    .executeTakeFirstOrThrow();
  return next;
}

/** Counts for one report, in the order of their places, currencies and attempts. */
export function findCounts(connection: Connection, officeId: string, day: string, version: number) {
  return connection
    .selectFrom('cashCounts as one')
    .selectAll()
    .where('officeId', '=', officeId)
    .where('day', '=', day)
    .where('version', '=', version)
    .orderBy('scope')
    .orderBy('currency')
    .orderBy('attempt')
    .execute();
}

export async function insertCounts(
  transaction: WriteTransaction,
  counts: readonly Insertable<CashCountsTable>[],
): Promise<void> {
  await transaction.insertInto('cashCounts').values(counts).execute();
}

/** Latest version first. */
export function findReports(connection: Connection, officeId: string, day: string) {
  return connection
    .selectFrom('dayReports')
    .select(['report', 'hash'])
    .where('officeId', '=', officeId)
    .where('day', '=', day)
    .orderBy('version', 'desc')
    .execute();
}

export async function insertReport(transaction: WriteTransaction, report: Insertable<DayReportsTable>): Promise<void> {
  await transaction.insertInto('dayReports').values(report).execute();
}

export interface CashBalance {
  scope: CountScope;
  currency: CurrencyCode;
  minor: bigint;
}

/** Balances of till and vault that are not 0. */
export async function findCashBalances(connection: Connection, officeId: string): Promise<CashBalance[]> {
  const { rows } = await sql<CashBalance>`
    select 'TILL' as scope, currency, amount_minor as minor from balances
    where office_id = ${officeId} and amount_minor <> 0
    union all
    select 'VAULT', currency, amount_minor::bigint from account_balances
    where office_id = ${officeId} and account = 'VAULT' and amount_minor <> 0
    order by scope, currency`.execute(connection);
  return rows;
}

/**
 * Places and currencies whose books were changed after an entry without a movement of notes, with the last such entry
 * of each: a count before it is outdated.
 */
export async function findCorrected(
  connection: Connection,
  officeId: string,
  after: bigint,
): Promise<{ scope: CountScope; currency: CurrencyCode; last: bigint }[]> {
  const { rows } = await sql<{ scope: CountScope; currency: CurrencyCode; last: bigint }>`
    select case place.account when 'CASH' then 'TILL' else 'VAULT' end as scope, moved.currency,
      max(moved.entry_number) as last
    from journal_entries entry
    join transfers moved on moved.office_id = entry.office_id and moved.entry_number = entry.number
    cross join lateral (values (moved.from_account), (moved.to_account)) place (account)
    where entry.office_id = ${officeId} and entry.number > ${after}
      and entry.kind in ('CORRECTION', 'REVERSAL', 'COUNT', 'RESOLUTION', 'OPENING')
      -- A person hands over the notes of a repayment.
      and entry.reference not like 'repayment:%'
      and place.account in ('CASH', 'VAULT')
    group by place.account, moved.currency`.execute(connection);
  return rows;
}

export interface PendingHandover {
  id: string;
  number: bigint;
  kind: HandoverKind;
  /** False if another office or a bank has the cash. */
  isHere: boolean;
}

/** Handovers from and to the office that are not over. */
export async function findPending(connection: Connection, officeId: string): Promise<PendingHandover[]> {
  const { rows } = await sql<PendingHandover>`
    select id, number, kind, kind not in ('OFFICE_TO_OFFICE', 'TO_BANK') as is_here from handovers
    where office_id = ${officeId} and ended_at is null
    union all
    select id, number, kind, true from handovers
    where to_office = ${officeId} and to_office is not null and ended_at is null
    order by id`.execute(connection);
  return rows;
}

/** Names of people, offices and suppliers by id. */
export async function findNames(
  connection: Connection,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from users where id = any(${ids}::uuid[])
    union all select id, name from offices where id = any(${ids}::uuid[])
    union all select id, name from suppliers where id = any(${ids}::uuid[])`.execute(connection);
  return rows;
}
