import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { sql } from 'kysely';
import type { Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { filteredCollections, type CollectionFilter } from './collections.repository';

/** In every time zone a day begins with one of these, in seconds. */
const QUARTER_HOUR_SECONDS = 900;

/** What collections in one currency add up to, in minor units. */
export interface CurrencySums {
  currency: CurrencyCode;
  collected: bigint;
  scheduled: bigint;
  collectedCount: number;
  totalCount: number;
}

/** Those of the collections that are scheduled within a quarter of an hour. */
export interface QuarterHourSums extends CurrencySums {
  begins: Date;
}

/** What the collections in a reach add up to. Which day a quarter of an hour belongs to, the time zone decides. */
export function sumCollections(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
): Promise<QuarterHourSums[]> {
  const begins = sql<Date>`to_timestamp(floor(extract(epoch from collection.scheduled_at) / ${sql.lit(QUARTER_HOUR_SECONDS)}) * ${sql.lit(QUARTER_HOUR_SECONDS)})`;
  return sums(connection, reach, filter).select(begins.as('begins')).groupBy(begins).execute();
}

/** The same, for each office: the days are those of the filter. */
export function sumByOffice(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
): Promise<(CurrencySums & { officeId: string })[]> {
  return sums(connection, reach, filter).select('collection.officeId').groupBy('collection.officeId').execute();
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
