import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { SUMMED_ROWS } from '@comptoir/api-contract/list-sums';
import { sql, type Expression } from 'kysely';
import type { Reach } from '../access/reach';
import type { CalendarDay } from '../calendar/local-day';
import type { Connection } from '../database/database';
import { keptCount } from '../lists/kept-count';
import { tooManyToSum } from '../lists/summed-rows';
import { filteredCollections, isWholeList, type CollectionFilter } from './filtered-collections';

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
  limit = SUMMED_ROWS,
): Promise<DaySums[]> {
  const begins = `{${days.map((day) => day.begins.toISOString()).join(',')}}`;
  // The text is read as dates once because it is selected, else for each row.
  const place = sql<number>`width_bucket(collection.scheduled_at, (select ${begins}::timestamptz[]))`;
  const rows = await sums(connection, reach, filter, { limit, place })
    .select('collection.place')
    .groupBy('collection.place')
    .execute();
  refuseMoreThan(limit, rows);
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
  limit = SUMMED_ROWS,
): Promise<CurrencySums[]> {
  if (isWholeList(reach, filter)) {
    refuseMoreThan(limit, [{ totalCount: await keptCount(connection, 'collections', reach) }]);
  }
  const rows = await sums(connection, reach, filter, { limit }).execute();
  refuseMoreThan(limit, rows);
  return rows;
}

/** The same, for each office: the days are those of the filter. */
export function sumByOffice(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
): Promise<(CurrencySums & { officeId: string })[]> {
  return sums(connection, reach, filter).select('collection.officeId').groupBy('collection.officeId').execute();
}

/**
 * Of no more than one row above a limit, which says that there are more: all is read once. A place is made with the rows:
 * of one that is made of them afterwards PostgreSQL expects as many values as there are moments, and sorts them.
 */
function sums(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
  { limit, place = sql.lit(1) }: { limit?: number; place?: Expression<number> } = {},
) {
  const added = filteredCollections(connection, reach, filter)
    .select(['collection.currency', 'collection.collectedMinor', 'collection.scheduledMinor', 'collection.officeId'])
    .select(sql<number>`${place}`.as('place'))
    .$if(limit !== undefined, (found) => found.limit((limit ?? 0) + 1));
  return connection
    .selectFrom(added.as('collection'))
    .select([
      'collection.currency',
      sql<bigint>`coalesce(sum(collection.collected_minor), 0)::int8`.as('collected'),
      sql<bigint>`sum(collection.scheduled_minor)::int8`.as('scheduled'),
      sql<number>`count(collection.collected_minor)::int`.as('collectedCount'),
      sql<number>`count(*)::int`.as('totalCount'),
    ])
    .groupBy('collection.currency');
}

function refuseMoreThan(limit: number, sums: readonly Pick<CurrencySums, 'totalCount'>[]): void {
  if (sums.reduce((rows, { totalCount }) => rows + totalCount, 0) > limit) throw tooManyToSum(limit);
}
