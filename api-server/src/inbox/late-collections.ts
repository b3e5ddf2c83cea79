import { sql } from 'kysely';
import { boundsOf, dayAfter, dayOf } from '../calendar/local-day';
import type { WriteTransaction } from '../database/database';
import { managersOf } from './audience';

/** Days back to check, in case servers were down. */
const DAYS = [1, 2, 3];

/** One item per office and ended day with the number of uncollected collections. */
export async function notifyLateCollections(transaction: WriteTransaction, now: Date): Promise<void> {
  for (const { zone, officeIds } of await officesByZone(transaction)) {
    const today = dayOf(now, zone);
    const days = DAYS.map((ago) => dayAfter(today, -ago));
    const bounds = days.map((day) => boundsOf(day, day, zone));
    await sql`
      insert into inbox_items (user_id, kind, cause, office_id, params)
      select recipient.id, 'late-pick-ups', concat_ws(':', 'late', late.office_id, late.day), late.office_id,
        jsonb_build_object('day', late.day, 'begins', late.begins, 'ends', late.ends, 'count', late.count)
      from (
        select office_id, day.day, day.begins, day.ends, count(*)::int as count
        from unnest(${days}::text[], ${bounds.map(({ startDate }) => startDate)}::text[],
          ${bounds.map(({ endDate }) => endDate)}::text[]) as day (day, begins, ends)
        join collections on office_id = any(${officeIds}::uuid[]) and status = 'UNCOLLECTED' and archived_at is null
          and scheduled_at >= day.begins::timestamptz and scheduled_at <= day.ends::timestamptz
        group by office_id, day.day, day.begins, day.ends
      ) late cross join lateral (${managersOf(sql`late.office_id`)}) recipient
      on conflict (user_id, cause) do nothing`.execute(transaction);
  }
}

/** Updates the count of a day; zero settles the item. */
export async function updateLateCount(
  transaction: WriteTransaction,
  { officeId, scheduledAt }: { officeId: string; scheduledAt: Date },
): Promise<void> {
  await sql`
    update inbox_items item set changed_at = now(), done_at = case when left_over.count = 0 then now() end,
      params = late.params || jsonb_build_object('count', left_over.count)
    from inbox_items late cross join lateral (
      select count(*)::int as count from collections
      where office_id = late.office_id and status = 'UNCOLLECTED' and archived_at is null
        and scheduled_at >= (late.params ->> 'begins')::timestamptz
        and scheduled_at <= (late.params ->> 'ends')::timestamptz
    ) left_over
    where item.id = late.id and late.kind = 'late-pick-ups' and late.office_id = ${officeId} and late.done_at is null
      and ${scheduledAt}::timestamptz between (late.params ->> 'begins')::timestamptz
        and (late.params ->> 'ends')::timestamptz`.execute(transaction);
}

async function officesByZone(transaction: WriteTransaction): Promise<{ zone: string; officeIds: string[] }[]> {
  const { rows } = await sql<{ zone: string; officeIds: string[] }>`
    select time_zone as zone, array_agg(id) as office_ids from offices
    where archived_at is null group by time_zone`.execute(transaction);
  return rows;
}
