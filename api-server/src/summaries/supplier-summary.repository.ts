import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { SUMMARY_ROWS } from '@comptoir/api-contract/summaries';
import { sql } from 'kysely';
import type { Connection } from '../database/database';

interface OfSupplier {
  officeId: string;
  supplierId: string;
}

export interface SpentRow {
  currency: CurrencyCode;
  thisMonth: bigint;
  lastMonth: bigint;
}

export interface ExpenseRow {
  number: bigint;
  bookedAt: Date;
  minor: bigint;
  currency: CurrencyCode;
  description: string;
  /** Number of expenses, in each row. */
  total: number;
}

/** Expenses and their reversals, by the month of the booking; `begins` and `last` are the starts of the months. */
export async function sumSpent(
  connection: Connection,
  own: OfSupplier,
  { begins, last }: { begins: string; last: string },
): Promise<SpentRow[]> {
  const { rows } = await sql<SpentRow>`
    ${booked(own)}
    select currency, coalesce(sum(minor) filter (where booked_at >= ${begins}), 0)::int8 as this_month,
      coalesce(sum(minor) filter (where booked_at < ${begins}), 0)::int8 as last_month
    from (
      select currency, minor, booked_at from booked
      union all
      select booked.currency, -booked.minor, counter.booked_at from booked
      join journal_entries counter on counter.office_id = ${own.officeId} and counter.corrects_number = booked.number
    ) moved where booked_at >= ${last} group by currency`.execute(connection);
  return rows;
}

export interface SupplierSpentRow extends SpentRow {
  /** Null for expenses without a supplier. */
  supplierId: string | null;
  lastAt: Date | null;
}

/** The same for all expenses by supplier, from the entries of both months. */
export async function sumSpentBySupplier(
  connection: Connection,
  officeId: string,
  { begins, last }: { begins: string; last: string },
): Promise<SupplierSpentRow[]> {
  const { rows } = await sql<SupplierSpentRow>`
    select supplier_id, currency, coalesce(sum(minor) filter (where booked_at >= ${begins}), 0)::int8 as this_month,
      coalesce(sum(minor) filter (where booked_at < ${begins}), 0)::int8 as last_month,
      max(booked_at) filter (where not is_reversed) as last_at
    from (
      select paid.supplier_id, paid.currency, entry.booked_at,
        case entry.kind when 'EXPENSE' then -paid.amount_minor else paid.amount_minor end as minor,
        bool_or(entry.kind = 'REVERSAL') over (partition by paid.id) as is_reversed
      from journal_entries entry
      join transactions paid on paid.office_id = entry.office_id and paid.id = entry.transaction_id
      where entry.office_id = ${officeId} and entry.trade_id is null and entry.booked_at >= ${last}
        and entry.kind in ('EXPENSE', 'REVERSAL') and paid.kind = 'EXPENSE'
    ) moved group by supplier_id, currency`.execute(connection);
  return rows;
}

/** Newest first, without reversed ones. */
export async function findLastExpenses(connection: Connection, own: OfSupplier): Promise<ExpenseRow[]> {
  const { rows } = await sql<ExpenseRow>`
    ${booked(own)}
    select number, booked_at, minor, currency, description, count(*) over ()::int as total from booked
    where not exists (
      select from journal_entries counter
      where counter.office_id = ${own.officeId} and counter.corrects_number = booked.number
    )
    order by number desc limit ${SUMMARY_ROWS}`.execute(connection);
  return rows;
}

/** Each entry by its reference: the journal has no index by transaction. */
function booked({ officeId, supplierId }: OfSupplier) {
  return sql`with booked as materialized (
    select entry.number, entry.booked_at, -paid.amount_minor as minor, paid.currency, paid.description
    from transactions paid
    join journal_entries entry on entry.office_id = paid.office_id and entry.reference = 'transaction:' || paid.id
    where paid.office_id = ${officeId} and paid.supplier_id = ${supplierId} and paid.kind = 'EXPENSE'
  )`;
}
