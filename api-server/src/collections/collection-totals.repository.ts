import { COUNTED_ROWS, MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import { SUMMED_ROWS, SUMMED_ROWS_OF_SEARCH } from '@comptoir/api-contract/list-sums';
import { sql, type Expression, type SelectQueryBuilder } from 'kysely';
import type { Reach } from '../access/reach';
import type { CalendarDay } from '../calendar/local-day';
import type { Connection } from '../database/database';
import { lengthOf } from '../lists/counted-rows';
import { storedCount } from '../lists/stored-count';
import { countFromHours, fromHours } from '../lists/hours/from-hours';
import { placeAmong } from '../lists/hours/stored-figures.repository';
import { tooManyToSum } from '../lists/summed-rows';
import { collectorOfAll, sumsOfCollector } from './collector-sums.repository';
import { storedCollectionSums, partByHour, asCollectionSums, type PlacedSums } from './collection-hours';
import { sumsOf, type CurrencySums } from './currency-sums';
import { filteredParts, isUnfiltered, type CollectionFilter } from './filtered-collections';
import { withExtent } from './search-extent';

export interface DaySums extends CurrencySums {
  day: string;
}

/**
 * Sums per day and currency.
 *
 * @throws {ApiError} `too-many-to-sum` above the limit
 */
export async function sumByDay(
  connection: Connection,
  reach: Reach,
  { days, ...filter }: CollectionFilter & { days: readonly CalendarDay[] },
  limit = SUMMED_ROWS,
): Promise<DaySums[]> {
  const moments = days.map(({ begins }) => begins);
  const rows = await placedSums(connection, reach, filter, { limit, moments });
  return rows.flatMap(({ place, ...sum }) => days.slice(place - 1, place).map(({ day }) => ({ ...sum, day })));
}

/**
 * Sums per currency.
 *
 * @throws {ApiError} `too-many-to-sum` above the limit
 */
export async function sumByCurrency(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
  limit = SUMMED_ROWS,
): Promise<CurrencySums[]> {
  const collector = collectorOfAll(reach, filter);
  if (collector !== undefined) return sumsOfCollector(connection, reach, collector);
  const rows = await placedSums(connection, reach, filter, { limit });
  return rows.map(sumsOf);
}

/** Exact if hour sums answer the filter; otherwise capped at the counting limit. */
export async function countCollections(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
): Promise<number> {
  if (isUnfiltered(reach, filter)) return storedCount(connection, 'collections', reach);
  const collector = collectorOfAll(reach, filter);
  if (collector !== undefined) return rowsIn(await sumsOfCollector(connection, reach, collector));
  const searchFilter = await withExtent(connection, reach, filter);
  if (searchFilter.finds === 'most') return MORE_ROWS;
  const rows = unionAll(
    filteredParts(connection, reach, searchFilter).map((part) => part.select(sql.lit(1).as('row'))),
  );
  const part = partByHour(reach, filter);
  if (!part) return lengthOf(connection, rows, isSlow(filter) ? COUNTED_ROWS : SUMMED_ROWS);
  const kept = (limit: number) => storedCollectionSums(connection, reach, filter, { limit });
  return countFromHours(connection, part, { rows, kept });
}

/** True if no index alone answers the filter. */
function isSlow({ search = '', collectedSince }: CollectionFilter): boolean {
  return search !== '' || collectedSince !== undefined;
}

function sumLimit({ search = '', collectedSince }: CollectionFilter): number {
  if (collectedSince !== undefined) return COUNTED_ROWS;
  return search === '' ? SUMMED_ROWS : SUMMED_ROWS_OF_SEARCH;
}

async function placedSums(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
  { limit: most, moments }: { limit: number; moments?: readonly Date[] },
): Promise<PlacedSums[]> {
  const limit = Math.min(most, sumLimit(filter));
  const searchFilter = await withExtent(connection, reach, filter);
  const place = moments && placeAmong(moments, sql`collection.scheduled_at`);
  const read = (rows: number) =>
    sums(connection, reach, searchFilter, { limit: rows, place })
      .select('collection.place')
      .groupBy('collection.place')
      .execute();
  const all = async () => {
    // The stored row count avoids reading a list that is too long.
    const storedRows = isUnfiltered(reach, filter) ? await storedCount(connection, 'collections', reach) : 0;
    const rows = storedRows > limit ? undefined : await read(limit);
    if (!rows || rowsIn(rows) > limit) throw tooManyToSum(limit);
    return rows;
  };
  const part = partByHour(reach, filter);
  if (!part) return all();
  return fromHours(connection, part, {
    async hours() {
      const kept = await storedCollectionSums(connection, reach, filter, { limit, moments });
      if (kept && kept.looked > limit) throw tooManyToSum(limit);
      return kept && asCollectionSums(kept.figures);
    },
    all,
  });
}

function rowsIn(sums: readonly Pick<CurrencySums, 'totalCount'>[]): number {
  return sums.reduce((rows, { totalCount }) => rows + totalCount, 0);
}

export function sumByOffice(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
): Promise<(CurrencySums & { officeId: string })[]> {
  return sums(connection, reach, filter).select('collection.officeId').groupBy('collection.officeId').execute();
}

/**
 * Reads one row above the limit to detect an overflow. The interval is computed with the rows: computed
 * afterwards, PostgreSQL misestimates the groups and sorts.
 */
function sums(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
  { limit, place = sql.lit(1) }: { limit?: number; place?: Expression<number> | undefined } = {},
) {
  const parts = filteredParts(connection, reach, filter).map((part) =>
    part
      .select(['collection.currency', 'collection.collectedMinor', 'collection.scheduledMinor', 'collection.officeId'])
      .select(sql<number>`${place}`.as('place')),
  );
  const added = unionAll(parts).$if(limit !== undefined, (found) => found.limit((limit ?? 0) + 1));
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

function unionAll<DB, TB extends keyof DB, O>([first, ...others]: readonly SelectQueryBuilder<DB, TB, O>[]) {
  if (!first) throw new Error('There is no query to combine.');
  return others.reduce((all, one) => all.unionAll(one), first);
}
