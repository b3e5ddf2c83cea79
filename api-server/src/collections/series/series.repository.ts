import type { SeriesState } from '@comptoir/api-contract/pick-up-series';
import { sql, type Insertable, type Updateable } from 'kysely';
import { inReach, type Reach } from '../../access/reach';
import type { Connection, WriteTransaction } from '../../database/database';
import { inHumanOrder } from '../../database/human-order';
import type { Page } from '../../database/page';
import { hasTyped } from '../../database/search';
import { lengthOf } from '../../lists/counted-rows';
import type { PickUpSeriesTable } from '../../database/tables/series';

export type SeriesRow = Awaited<ReturnType<typeof findSeriesRows>>[number];

export interface SeriesFilter {
  search?: string | undefined;
  ended?: boolean | undefined;
}

export function findSeriesRows(
  connection: Connection,
  reach: Reach,
  filter: SeriesFilter,
  { limit, offset = 0, after }: Page<{ id: string; agencyName: string }>,
) {
  const key = sql`${inHumanOrder('agency.name')}, series.id`;
  // Pages over ids first, to avoid the lateral lookup for skipped rows.
  const first = listed(connection, reach, filter)
    .select([inHumanOrder('agency.name').as('name'), 'series.id'])
    .orderBy(inHumanOrder('agency.name'))
    .orderBy('series.id')
    .limit(1)
    .offset(offset);
  return detailed(connection, reach, filter)
    .$if(after !== undefined, (rest) => rest.where(sql<boolean>`(${key}) > (${after?.agencyName}, ${after?.id}::uuid)`))
    .$if(after === undefined && offset > 0, (rest) => rest.where(sql<boolean>`(${key}) >= (${first})`))
    .orderBy(inHumanOrder('agency.name'))
    .orderBy('series.id')
    .limit(limit)
    .execute();
}

export function countSeries(connection: Connection, reach: Reach, filter: SeriesFilter): Promise<number> {
  return lengthOf(connection, listed(connection, reach, filter).select(sql.lit(1).as('row')));
}

export function findSeriesRow(connection: Connection, reach: Reach, id: string): Promise<SeriesRow | undefined> {
  return detailed(connection, reach, {}).where('series.id', '=', id).executeTakeFirst();
}

export async function insertSeries(
  transaction: WriteTransaction,
  series: Insertable<PickUpSeriesTable>,
): Promise<void> {
  await transaction.insertInto('pickUpSeries').values(series).execute();
}

export async function updateSeriesRow(
  transaction: WriteTransaction,
  id: string,
  change: Updateable<PickUpSeriesTable>,
): Promise<void> {
  await transaction
    .updateTable('pickUpSeries')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Records the horizon without a new version of the series. */
export async function saveMadeTo(transaction: WriteTransaction, id: string, madeTo: string): Promise<void> {
  await transaction.updateTable('pickUpSeries').set({ madeTo }).where('id', '=', id).execute();
}

/** Skips rows locked by other servers. */
export async function lockDueSeries(transaction: WriteTransaction, madeTo: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select series.id from pick_up_series series
    join agencies agency on agency.office_id = series.office_id and agency.id = series.agency_id
    where series.made_to < ${madeTo} and agency.archived_at is null
    order by series.made_to limit ${limit} for update of series skip locked`.execute(transaction);
  return rows.map(({ id }) => id);
}

export async function nextOfOffice(
  transaction: WriteTransaction,
  { officeId, after, today }: { officeId: string; after: string | undefined; today: string },
  limit: number,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('pickUpSeries')
    .select('id')
    .where('officeId', '=', officeId)
    .$if(after !== undefined, (rest) => rest.where(sql<boolean>`id > ${after}::uuid`))
    .where(sql<boolean>`(until is null or until >= ${today})`)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

function listed(connection: Connection, reach: Reach, { search = '', ended }: SeriesFilter) {
  return connection
    .selectFrom('pickUpSeries as series')
    .innerJoin('offices as office', 'office.id', 'series.officeId')
    .innerJoin('agencies as agency', (join) =>
      join.onRef('agency.officeId', '=', 'series.officeId').onRef('agency.id', '=', 'series.agencyId'),
    )
    .leftJoin('users as collector', 'collector.id', 'series.collectorId')
    .where('office.archivedAt', 'is', null)
    .where(inReach(reach, 'series.officeId'))
    .$if(ended !== undefined, (rows) => rows.where(sql<boolean>`(${STATE} = 'ended') = ${ended ?? false}`))
    .$if(search !== '', (rows) =>
      rows.where(
        sql<boolean>`(${hasTyped(sql`agency.search_text`, search)} or ${hasTyped(sql`collector.search_name`, search)})`,
      ),
    );
}

const TODAY = sql`(now() at time zone office.time_zone)::date`;

const STATE = sql<SeriesState>`case when series.until < ${TODAY} then 'ended'
  when agency.archived_at is not null then 'resting' when series.is_paused then 'paused' else 'active' end`;

function detailed(connection: Connection, reach: Reach, filter: SeriesFilter) {
  return listed(connection, reach, filter).select([
    'series.id',
    'series.officeId',
    'series.agencyId',
    'agency.name as agencyName',
    'series.collectorId',
    'collector.name as collectorName',
    'series.rrule',
    'series.startDate',
    'series.localTime',
    'series.scheduledMinor',
    'series.currency',
    'series.alertDayBefore',
    'series.holidayRule',
    'series.until',
    'series.isPaused',
    'series.version',
    'office.timeZone',
    STATE.as('state'),
    // Closures can move the last occurrence up to today.
    sql<{ id: string; at: string } | null>`(select json_build_object('id', next.id::text,
        'at', to_char(next.scheduled_at at time zone office.time_zone, 'YYYY-MM-DD'))
      from collections next
      where next.office_id = series.office_id and next.series_id = series.id and next.archived_at is null
        and next.occurrence_date >= ${TODAY} - 31 and next.status = 'UNCOLLECTED'
        and next.scheduled_at >= (${TODAY}::timestamp at time zone office.time_zone)
      order by next.scheduled_at, next.id limit 1)`.as('next'),
  ]);
}
