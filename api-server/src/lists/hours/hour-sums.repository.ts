import { sql, type RawBuilder } from 'kysely';
import type { Reach } from '../../access/reach';
import type { WriteTransaction } from '../../database/database';
import { scopeOf, type HourSource, type ListPart } from './hour-source';

/** Rows above which hour sums are kept. */
const STORED_ABOVE_ROWS = 10_000;

/** Serialises updates of hour sums across servers until the transaction ends. */
export async function lockHours(transaction: WriteTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('hour_sums'))`.execute(transaction);
}

/**
 * Applies pending changes, and starts keeping one more part. Its rows and the changes already included are read in
 * one statement, so that both are of one moment.
 */
export async function addUpHours(transaction: WriteTransaction, started?: ListPart): Promise<void> {
  await lockHours(transaction);
  // Reads all rows of a large part once, in the background.
  if (started) await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`
    with taken as (delete from hour_changes returning *),
    ${started ? sql`begun as (insert into hour_scopes values (${started.source.list}, ${scopeOf(started.reach)})),` : sql``}
    figures as (
      select taken.list, place.scope, taken.hour, taken.part, taken.currency, taken.rows, taken.settled_rows,
        taken.first_minor, taken.second_minor
      from taken join offices on offices.id = taken.office_id
      cross join lateral (values (''), (offices.country_code), (offices.id::text)) place (scope)
      where (taken.list, place.scope) in (select list, scope from hour_scopes)
      ${started ? sql`union all ${figuresOf(started)}` : sql``}
    )
    insert into hour_sums
    select figures.list, figures.scope, slots.slot, slots.begins, figures.part, figures.currency, sum(figures.rows),
      sum(figures.settled_rows), sum(figures.first_minor), sum(figures.second_minor)
    from figures cross join lateral (values
      (extract(hour from figures.hour at time zone 'UTC')::int, figures.hour),
      (24 + extract(hour from figures.hour at time zone 'UTC')::int / 6, date_bin('6 hours', figures.hour, 'epoch')),
      (28, '-infinity')
    ) slots (slot, begins)
    group by figures.list, figures.scope, slots.slot, slots.begins, figures.part, figures.currency
    order by figures.list, figures.scope, slots.slot, slots.begins, figures.part, figures.currency
    on conflict (list, scope, slot, hour, part, currency) do update
      set rows = hour_sums.rows + excluded.rows, settled_rows = hour_sums.settled_rows + excluded.settled_rows,
        first_minor = hour_sums.first_minor + excluded.first_minor,
        second_minor = hour_sums.second_minor + excluded.second_minor`.execute(transaction);
  await sql`delete from hour_sums where rows = 0 and settled_rows = 0`.execute(transaction);
}

function figuresOf({ source, reach }: ListPart): RawBuilder<unknown> {
  return sql`
    select ${source.list}::text, ${scopeOf(reach)}::text, date_trunc('hour', row.at, 'UTC'), row.part, row.currency,
      sum(row.rows), sum(row.settled_rows), sum(row.first_minor), sum(row.second_minor)
    from (${source.rows(reach)}) row (at, part, currency, rows, settled_rows, first_minor, second_minor)
    group by date_trunc('hour', row.at, 'UTC'), row.part, row.currency`;
}

/** The largest part above the limit without hour sums. */
export async function findLargeReach(
  transaction: WriteTransaction,
  { list, counts, isOfOffices }: HourSource,
  above = STORED_ABOVE_ROWS,
): Promise<Reach | undefined> {
  const parts = isOfOffices ? sql`(offices.id)` : sql`(), (offices.country_code), (offices.id)`;
  const { rows } = await sql<{ countryCode: string | null; officeId: string | null }>`
    select counted.country_code, counted.office_id from (
      select offices.country_code, offices.id as office_id, sum(office.rows) as rows
      from (${counts}) office (office_id, rows) join offices on offices.id = office.office_id
      group by grouping sets (${parts})
    ) counted
    where counted.rows > ${above} and not exists (select from hour_scopes kept
      where kept.list = ${list} and kept.scope = coalesce(counted.office_id::text, counted.country_code, ''))
    order by counted.rows desc limit 1`.execute(transaction);
  const [large] = rows;
  return (
    large && {
      ...(large.countryCode !== null && { countryCode: large.countryCode }),
      ...(large.officeId !== null && { officeId: large.officeId }),
    }
  );
}
