import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { COLLECTOR_SUMMARY_ROWS } from '@comptoir/api-contract/summaries';
import { sql } from 'kysely';
import type { OfficeCollector } from '../access/find-collector';
import type { Connection } from '../database/database';
import type { SummarisedRow } from './agency-summary.repository';

export interface WorkCounts {
  done: number;
  today: number;
  late: number;
  onDay: number;
  issues: number;
  recent: number;
}

export type Stop = Omit<SummarisedRow, 'part' | 'partRows'> & { agencyName: string };

/** Instants of the office: the start of the counted days, and the first and last one of today. */
export interface CountedDays {
  since: string;
  begins: string;
  ends: string;
}

export async function countWork(
  connection: Connection,
  { id, officeId, timeZone }: OfficeCollector,
  { since, begins, ends }: CountedDays,
): Promise<WorkCounts> {
  const { rows } = await sql<WorkCounts>`
    select (count(*) filter (where scheduled_at >= ${begins} and status <> 'UNCOLLECTED'))::int as done,
      (count(*) filter (where scheduled_at >= ${begins}))::int as today,
      (count(*) filter (where scheduled_at < ${begins} and status = 'UNCOLLECTED'))::int as late,
      (count(*) filter (where scheduled_at < ${begins}
        and (collected_at at time zone ${timeZone}::text)::date = (scheduled_at at time zone ${timeZone}::text)::date))::int as on_day,
      (count(*) filter (where scheduled_at < ${begins}
        and status in ('COLLECTED_WITH_ISSUES', 'UNCOLLECTED_WITH_ISSUES')))::int as issues,
      (count(*) filter (where scheduled_at < ${begins}))::int as recent
    from collections where office_id = ${officeId} and collector_id = ${id} and archived_at is null
      and scheduled_at >= ${since} and scheduled_at <= ${ends}`.execute(connection);
  return rows[0] ?? { done: 0, today: 0, late: 0, onDay: 0, issues: 0, recent: 0 };
}

export interface DayAmounts {
  currency: CurrencyCode;
  collectedMinor: bigint;
  plannedMinor: bigint;
}

/** Collected and planned sums of today by currency. */
export async function sumDay(
  connection: Connection,
  { id, officeId }: OfficeCollector,
  { begins, ends }: CountedDays,
): Promise<DayAmounts[]> {
  const { rows } = await sql<DayAmounts>`
    select currency, coalesce(sum(collected_minor), 0)::bigint as collected_minor,
      sum(scheduled_minor)::bigint as planned_minor
    from collections where office_id = ${officeId} and collector_id = ${id} and archived_at is null
      and scheduled_at >= ${begins} and scheduled_at <= ${ends}
    group by currency order by currency`.execute(connection);
  return rows;
}

/** Stops of today: open ones in the order of the round, then the others, newest first. */
export async function findStops(
  connection: Connection,
  { id, officeId }: OfficeCollector,
  { begins, ends }: CountedDays,
): Promise<Stop[]> {
  const { rows } = await sql<Stop>`
    select stop.id, stop.status, stop.scheduled_at, stop.has_time, stop.collected_at, stop.scheduled_minor,
      stop.collected_minor, stop.currency, agency.name as agency_name
    from collections stop join agencies agency on agency.office_id = stop.office_id and agency.id = stop.agency_id
    where stop.office_id = ${officeId} and stop.collector_id = ${id} and stop.archived_at is null
      and stop.scheduled_at >= ${begins} and stop.scheduled_at <= ${ends}
    order by stop.status <> 'UNCOLLECTED', case when stop.status = 'UNCOLLECTED' then stop.round_position end nulls last,
      stop.collected_at desc nulls last, stop.scheduled_at, stop.id limit ${COLLECTOR_SUMMARY_ROWS}`.execute(
    connection,
  );
  return rows;
}

export interface HeldCollection {
  id: bigint;
  agencyName: string;
  currency: CurrencyCode;
  minor: bigint;
  bookedAt: Date;
}

/** Number of collections of a person, and of handovers of an office, latest first, that concern the cash of a bag. */
const HELD_CANDIDATES = 50;

/** Cash of a bag in one currency. */
export interface HeldCash {
  currency: CurrencyCode;
  /** Time from which its collections were booked. */
  since: string;
}

interface CountedOffer {
  currency: CurrencyCode;
  offeredAt: Date;
}

/** Last offer of each currency to the office that was counted; its collections have left the bag. */
export async function findCountedOffers(
  connection: Connection,
  { id, officeId }: OfficeCollector,
): Promise<CountedOffer[]> {
  const { rows } = await sql<CountedOffer>`
    with latest as (
      select id, from_user, kind, counted_at, offered_at from handovers
      where office_id = ${officeId} order by id desc limit ${HELD_CANDIDATES}
    )
    select line.currency, max(latest.offered_at) as offered_at
    from latest join handover_lines line on line.office_id = ${officeId} and line.handover_id = latest.id
    where latest.from_user = ${id} and latest.kind = 'COLLECTOR_TO_OFFICE' and latest.counted_at is not null
    group by line.currency`.execute(connection);
  return rows;
}

/**
 * Collections whose cash is in the hand of a collector, newest first. Other cash, such as the rest of a handover,
 * belongs to no collection. Reads the collections of the counted days only, since the entries of an office are without
 * number.
 */
export async function findHeldCollections(
  connection: Connection,
  { id, officeId }: OfficeCollector,
  { since }: Pick<CountedDays, 'since'>,
  held: readonly HeldCash[],
): Promise<HeldCollection[]> {
  const hand = `HAND:${id}`;
  const { rows } = await sql<HeldCollection>`
    with candidates as (
      select own.id, own.agency_id from collections own
      where own.office_id = ${officeId} and own.collector_id = ${id}
        and own.archived_at is null and own.scheduled_at >= ${since} and own.collected_at is not null
      order by own.scheduled_at desc, own.id desc limit ${HELD_CANDIDATES}
    )
    select candidate.id, moved.currency, max(entry.booked_at) as booked_at,
      (select agency.name from agencies agency
        where agency.office_id = ${officeId} and agency.id = candidate.agency_id) as agency_name,
      sum(case when moved.to_account = ${hand} then moved.amount_minor else -moved.amount_minor end)::bigint as minor
    from candidates candidate
    join journal_entries entry on entry.office_id = ${officeId} and entry.collection_id = candidate.id
    join transfers moved on moved.office_id = ${officeId} and moved.entry_number = entry.number
      and ${hand} in (moved.from_account, moved.to_account)
    join unnest(${held.map(({ currency }) => currency)}::text[], ${held.map((each) => each.since)}::timestamptz[])
      as held (currency, since) on held.currency = moved.currency and entry.booked_at >= held.since
    group by candidate.id, candidate.agency_id, moved.currency
    having sum(case when moved.to_account = ${hand} then moved.amount_minor else -moved.amount_minor end) > 0
    order by max(entry.booked_at) desc, candidate.id desc limit ${COLLECTOR_SUMMARY_ROWS}`.execute(connection);
  return rows;
}
