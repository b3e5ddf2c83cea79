import { sql, type RawBuilder } from 'kysely';
import type { WriteTransaction } from '../database/database';

const isCash = (account: string) => sql`${sql.ref(account)} ~ '^(CASH|VAULT|HAND)(:|$)'`;

/**
 * Amounts that came into the cash of offices or left it, by the class of the other account. A reversal reduces what it
 * cancels. `due` has the columns office_id, time_zone and number, the last entry that is left out.
 */
export function flowsAfter(due: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select due.office_id, date_trunc('month', entry.booked_at at time zone due.time_zone)::date as month, moved.currency,
      split_part(case when moved.is_in then moved.from_account else moved.to_account end, ':', 1) as account,
      coalesce(sum(case when entry.kind <> 'REVERSAL' then amount_minor end) filter (where moved.is_in), 0)
        - coalesce(sum(case when entry.kind = 'REVERSAL' then amount_minor end) filter (where not moved.is_in), 0)
        as in_minor,
      coalesce(sum(case when entry.kind <> 'REVERSAL' then amount_minor end) filter (where not moved.is_in), 0)
        - coalesce(sum(case when entry.kind = 'REVERSAL' then amount_minor end) filter (where moved.is_in), 0)
        as out_minor
    from (${due}) due
    -- Office by office: PostgreSQL would read the legs of all.
    cross join lateral (
      select transfer.*, ${isCash('to_account')} as is_in from transfers transfer
      where transfer.office_id = due.office_id and transfer.entry_number > due.number
        and (${isCash('from_account')}) <> (${isCash('to_account')})
      offset 0
    ) moved
    cross join lateral (
      select kind, booked_at from journal_entries
      where office_id = moved.office_id and number = moved.entry_number
      offset 0
    ) entry
    group by 1, 2, 3, 4`;
}

/** Adds the entries since the last time; all of them if the office got another time zone. */
export async function addCashFlows(transaction: WriteTransaction): Promise<void> {
  // Locks first, so that no other server adds the same entries.
  await sql`select pg_advisory_xact_lock(hashtext('cash_flows'))`.execute(transaction);
  // Reads large journals once, in the background.
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`
    with moved as (
      delete from cash_flow_heads head using offices office
      where office.id = head.office_id and office.time_zone <> head.time_zone returning head.office_id
    )
    delete from cash_flows where office_id in (select office_id from moved)`.execute(transaction);
  await sql`
    with due as materialized (
      select office.id as office_id, office.time_zone, coalesce(head.number, 0) as number, journal.number as last
      from journal_heads journal join offices office on office.id = journal.office_id
      left join cash_flow_heads head on head.office_id = journal.office_id
      where journal.number > coalesce(head.number, 0)
    ), added as (
      insert into cash_flows as kept (office_id, month, currency, account, in_minor, out_minor)
      ${flowsAfter(sql`select * from due`)}
      on conflict (office_id, month, currency, account) do update
        set in_minor = kept.in_minor + excluded.in_minor, out_minor = kept.out_minor + excluded.out_minor
    )
    insert into cash_flow_heads (office_id, number, time_zone) select office_id, last, time_zone from due
    on conflict (office_id) do update set number = excluded.number, time_zone = excluded.time_zone`.execute(
    transaction,
  );
}
