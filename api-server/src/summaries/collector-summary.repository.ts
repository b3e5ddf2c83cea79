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

/**
 * Collections whose cash is in the hand of a collector, newest first: booked after the last handover was offered,
 * in each currency that is held. Other cash, such as the rest of a handover, belongs to no collection.
 */
export async function findHeldCollections(
  connection: Connection,
  { id, officeId }: OfficeCollector,
): Promise<HeldCollection[]> {
  const hand = `HAND:${id}`;
  const { rows } = await sql<HeldCollection>`
    with moves as (
      select entry.collection_id, entry.booked_at, moved.currency,
        case when moved.to_account = ${hand} then moved.amount_minor else -moved.amount_minor end as minor,
        max(given.offered_at) over (partition by moved.currency) as offered_at
      from account_balances held
      join journal_entries entry on entry.office_id = held.office_id and entry.booked_at >= held.since
      join transfers moved on moved.office_id = held.office_id and moved.entry_number = entry.number
        and moved.currency = held.currency and ${hand} in (moved.from_account, moved.to_account)
      left join handovers given on given.office_id = held.office_id and given.id = entry.handover_id
        and moved.from_account = ${hand}
      where held.office_id = ${officeId} and held.account = ${hand} and held.amount_minor <> 0
    )
    select collection.id, agency.name as agency_name, moves.currency, sum(moves.minor)::bigint as minor,
      max(moves.booked_at) as booked_at
    from moves
    join collections collection on collection.office_id = ${officeId} and collection.id = moves.collection_id
    join agencies agency on agency.office_id = collection.office_id and agency.id = collection.agency_id
    where moves.booked_at > coalesce(moves.offered_at, 'epoch')
    group by collection.id, agency.name, moves.currency having sum(moves.minor) > 0
    order by max(moves.booked_at) desc, collection.id desc limit ${COLLECTOR_SUMMARY_ROWS}`.execute(connection);
  return rows;
}
