import { SUMMARY_ROWS } from '@comptoir/api-contract/summaries';
import { sql } from 'kysely';
import type { OfficeCollector } from '../access/find-collector';
import type { Connection } from '../database/database';
import type { SummarisedRow } from './agency-summary.repository';

export interface WorkCounts {
  done: number;
  today: number;
  late: number;
  onDay: number;
  recent: number;
}

export type NextStop = Omit<SummarisedRow, 'part' | 'partRows'> & { agencyName: string };

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
      (count(*) filter (where scheduled_at < ${begins}))::int as recent
    from collections where office_id = ${officeId} and collector_id = ${id} and archived_at is null
      and scheduled_at >= ${since} and scheduled_at <= ${ends}`.execute(connection);
  return rows[0] ?? { done: 0, today: 0, late: 0, onDay: 0, recent: 0 };
}

export async function findNextStops(
  connection: Connection,
  { id, officeId }: OfficeCollector,
  { begins, ends }: CountedDays,
): Promise<NextStop[]> {
  const { rows } = await sql<NextStop>`
    select stop.id, stop.status, stop.scheduled_at, stop.has_time, stop.collected_at, stop.scheduled_minor,
      stop.collected_minor, stop.currency, agency.name as agency_name
    from collections stop join agencies agency on agency.office_id = stop.office_id and agency.id = stop.agency_id
    where stop.office_id = ${officeId} and stop.collector_id = ${id} and stop.archived_at is null
      and stop.status = 'UNCOLLECTED' and stop.scheduled_at >= ${begins} and stop.scheduled_at <= ${ends}
    order by stop.round_position nulls last, stop.scheduled_at, stop.id limit ${SUMMARY_ROWS}`.execute(connection);
  return rows;
}
