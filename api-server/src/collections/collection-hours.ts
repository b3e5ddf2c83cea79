import { sql } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';
import type { HourSource, ListPart } from '../lists/hours/hour-source';
import { storedFigures, type HourFigures, type StoredFigures } from '../lists/hours/stored-figures.repository';
import type { CurrencySums } from './currency-sums';
import { scheduledWithin, type CollectionFilter } from './filtered-collections';

export const collectionHours: HourSource = {
  list: 'collections',
  counts: sql`select office_id, rows from row_counts where list = 'collections'`,
  rows: (reach) => sql`
    select collection.scheduled_at, collection.status, collection.currency, 1, (collection.collected_minor is not null)::int,
      collection.scheduled_minor, coalesce(collection.collected_minor, 0)
    from collections collection
    where collection.archived_at is null and ${inReach(reach, 'collection.office_id')}`,
};

export interface PlacedSums extends CurrencySums {
  /** 1-based index of the interval. */
  place: number;
}

/** Undefined if the filter has more than a period and a state, which the hours cannot answer. */
export function partByHour(reach: Reach, filter: CollectionFilter): ListPart | undefined {
  const isSummable = scheduledWithin(filter) !== undefined && reach.collectorId === undefined;
  return isSummable ? { source: collectionHours, reach } : undefined;
}

/** Undefined if no hours are kept, as for small lists. */
export async function storedCollectionSums(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
  { limit, moments }: { limit: number; moments?: readonly Date[] | undefined },
): Promise<StoredFigures | undefined> {
  const scheduled = scheduledWithin(filter);
  if (!scheduled || reach.collectorId !== undefined) return undefined;
  const { statuses, ...period } = scheduled;
  const where = statuses ? sql<boolean>`figures.part = any(${[...statuses]}::text[])` : sql<boolean>`true`;
  return storedFigures(connection, collectionHours, reach, { ...period, where, moments, limit });
}

export function asCollectionSums(figures: readonly HourFigures[]): PlacedSums[] {
  // Drops groups whose rows have all moved elsewhere.
  const left = figures.filter(({ rows }) => rows > 0);
  return left.map(({ place, currency, rows, settledRows, first, second }) => ({
    place,
    currency,
    collected: second,
    scheduled: first,
    collectedCount: settledRows,
    totalCount: rows,
  }));
}
