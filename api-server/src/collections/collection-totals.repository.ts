import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { sql } from 'kysely';
import type { Reach } from '../access/reach';
import type { CalendarDay } from '../calendar/local-day';
import type { Connection } from '../database/database';
import { refuseLongSum } from '../lists/summed-rows';
import { filteredCollections, type CollectionFilter } from './filtered-collections';

/** What collections in one currency add up to, in minor units. */
export interface CurrencySums {
  currency: CurrencyCode;
  collected: bigint;
  scheduled: bigint;
  collectedCount: number;
  totalCount: number;
}

/** Those of the collections that are scheduled for a day. */
export interface DaySums extends CurrencySums {
  day: string;
}

/**
 * What the collections in a reach add up to on each of the days of a filter.
 *
 * @throws {ApiError} `too-many-to-sum` when they are more than are added up
 */
export async function sumByDay(
  connection: Connection,
  reach: Reach,
  { days, ...filter }: CollectionFilter & { days: readonly CalendarDay[] },
  limit?: number,
): Promise<DaySums[]> {
  await refuseLong(connection, reach, filter, limit);
  const begins = `{${days.map((day) => day.begins.toISOString()).join(',')}}`;
  const rows = await sums(connection, reach, filter)
    .select(sql<number>`width_bucket(collection.scheduled_at, ${begins}::timestamptz[])`.as('place'))
    .groupBy(sql`place`)
    .execute();
  return rows.flatMap(({ place, ...sum }) => days.slice(place - 1, place).map(({ day }) => ({ ...sum, day })));
}

/**
 * What the collections in a reach that the filters let through add up to.
 *
 * @throws {ApiError} `too-many-to-sum` when they are more than are added up
 */
export async function sumByCurrency(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
  limit?: number,
): Promise<CurrencySums[]> {
  await refuseLong(connection, reach, filter, limit);
  return sums(connection, reach, filter).execute();
}

/** The same, for each office: the days are those of the filter. */
export function sumByOffice(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
): Promise<(CurrencySums & { officeId: string })[]> {
  return sums(connection, reach, filter).select('collection.officeId').groupBy('collection.officeId').execute();
}

function refuseLong(connection: Connection, reach: Reach, filter: CollectionFilter, limit?: number): Promise<void> {
  return refuseLongSum(connection, filteredCollections(connection, reach, filter).select(sql.lit(1).as('row')), limit);
}

function sums(connection: Connection, reach: Reach, filter: CollectionFilter) {
  return filteredCollections(connection, reach, filter)
    .select([
      'collection.currency',
      sql<bigint>`coalesce(sum(collection.collected_minor), 0)::int8`.as('collected'),
      sql<bigint>`sum(collection.scheduled_minor)::int8`.as('scheduled'),
      sql<number>`count(collection.collected_minor)::int`.as('collectedCount'),
      sql<number>`count(*)::int`.as('totalCount'),
    ])
    .groupBy('collection.currency');
}
