import { sql } from 'kysely';
import { dayAfter, instantOn } from '../calendar/local-day';
import type { WriteTransaction } from '../database/database';
import { DAYS_AHEAD, DAYS_BEHIND } from './demo-clock';
import { workdayBefore, type DemoDay } from './demo-day';
import { DEMO_COUNTRIES } from './demo-offices';

const { timeZone, dayOff } = DEMO_COUNTRIES.DZ;

/** Same number of collections each day, past and future, with outcomes as in the small offices. */
export async function insertCollections(
  transaction: WriteTransaction,
  officeId: string,
  count: number,
  demo: DemoDay,
): Promise<void> {
  const midnight = (day: string) => instantOn(day, 0, timeZone);
  const firstDay = midnight(dayAfter(demo.last, -DAYS_BEHIND));
  const [before, today, tomorrow] = [workdayBefore(demo, dayOff), demo.last, dayAfter(demo.last, 1)].map(midnight);
  await sql`
    insert into collections (office_id, agency_id, collector_id, status, issue_open, scheduled_at, has_time,
      collected_at, recorded_by, scheduled_minor, collected_minor, currency, alert_day_before, created_at)
    select ${officeId}, agency_id, collector_id, status, status like '%_WITH_ISSUES' and scheduled_at >= ${before},
      scheduled_at, draw % 2 = 0,
      case when collected then case when scheduled_at <= ${demo.now}
        then least(${demo.now}::timestamptz, scheduled_at + make_interval(mins => draw % 50 - 5))
        else ${demo.midnight}::timestamptz + (${demo.now}::timestamptz - ${demo.midnight}::timestamptz) * (draw % 1000) / 1000
      end end,
      case when collected then collector_id end, scheduled_minor,
      case when collected then scheduled_minor - case when status = 'COLLECTED' then 0 else scheduled_minor / 25 end end,
      currency, draw % 3 = 0, scheduled_at - make_interval(days => 3 + draw % 5)
    from generate_series(0, ${count - 1}::int) as n
    cross join (select ${count}::int as total, ${firstDay}::timestamptz as first_day) as plan
    cross join (select array_agg(id order by id) as agency_ids from agencies where office_id = ${officeId}) as shops
    cross join (select array_agg(id order by id) as collector_ids from users
      where office_id = ${officeId} and role = 'COLLECTOR') as crew
    cross join lateral (select ('x' || substr(md5(n::text), 1, 7))::bit(28)::int as draw) as drawn
    cross join lateral (select
      first_day + make_interval(
        days => (n::bigint * ${DAYS_BEHIND + DAYS_AHEAD + 1}::int / total)::int, mins => 480 + draw % 600) as scheduled_at,
      agency_ids[1 + (n::bigint * 7919 % array_length(agency_ids, 1))::int] as agency_id,
      collector_ids[1 + n % array_length(collector_ids, 1)] as collector_id,
      case when draw % 20 = 0 then 'EUR' when draw % 31 = 0 then 'USD' else 'DZD' end as currency) as planned
    cross join lateral (select
      case currency when 'DZD' then (100 + draw % 900) * 100000 else (200 + draw % 3000) * 100 end::bigint
        as scheduled_minor) as priced
    cross join lateral (select case
      when scheduled_at >= ${tomorrow} then 'UNCOLLECTED'
      when scheduled_at >= ${today} and n % 3 = 0 then 'COLLECTED'
      when scheduled_at >= ${today} and (n % 3 = 1 or scheduled_at > ${demo.now}) then 'UNCOLLECTED'
      when scheduled_at >= ${before} and draw % 40 = 0 then 'UNCOLLECTED_WITH_ISSUES'
      when scheduled_at >= ${before} and scheduled_at < ${today} and draw % 20 = 1 then 'UNCOLLECTED'
      when draw % 100 < 95 then 'COLLECTED'
      when draw % 100 < 99 then 'COLLECTED_WITH_ISSUES'
      else 'UNCOLLECTED_WITH_ISSUES' end as status) as outcome
    cross join lateral (select status in ('COLLECTED', 'COLLECTED_WITH_ISSUES') as collected) as result
    order by n`.execute(transaction);
  await sql`
    insert into collection_notes (office_id, collection_id, id, author_id, author_role, note, created_at)
    select office_id, id, gen_random_uuid(), collector_id, 'COLLECTOR',
      case when collected_at is null then 'The shop was closed, nobody answered the telephone.'
        else 'Counted twice in front of the owner, the difference is confirmed.' end,
      least(${demo.now}::timestamptz, coalesce(collected_at, scheduled_at))
    from collections where office_id = ${officeId} and issue_open`.execute(transaction);
}
