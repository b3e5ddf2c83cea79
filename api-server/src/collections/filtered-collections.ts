import type { CollectionStateFilter, LocalDay } from '@comptoir/api-contract/collection-state';
import type { CollectionListQuery, CollectionStatus } from '@comptoir/api-contract/collections';
import { sql, type RawBuilder } from 'kysely';
import { inReach, inReachByKey, type Reach } from '../access/reach';
import { microsecondsOf, textOfMicroseconds } from '../calendar/microseconds';
import type { Connection } from '../database/database';
import { matchesSearch, partsOfSearch, type Breadth } from './collection-search';

export type CollectionFilter = Pick<
  CollectionListQuery,
  'startDate' | 'endDate' | 'search' | 'collectorId' | 'unanswered' | 'collectedSince'
> & {
  state?: StateOnDay | undefined;
  ids?: readonly bigint[] | undefined;
  finds?: Breadth | undefined;
};

interface StateOnDay {
  state: CollectionStateFilter;
  today: LocalDay;
}

export function openCollections(connection: Connection, { collectorId, ...reach }: Reach, within = inReach) {
  return connection
    .selectFrom('collections as collection')
    .where('collection.archivedAt', 'is', null)
    .where(within(reach, 'collection.officeId'))
    .$if(collectorId !== undefined, (own) => own.where(sql<boolean>`collection.collector_id = ${collectorId}`));
}

export function filteredCollections(connection: Connection, reach: Reach, filter: CollectionFilter) {
  const { startDate, endDate, search = '', finds, collectorId, state, unanswered, collectedSince, ids } = filter;
  // PostgreSQL underestimates future collections of a country and would sort all of them for one page.
  const isUpcoming = state !== undefined && inState(state).from !== undefined;
  return (
    openCollections(connection, reach, isUpcoming ? inReachByKey : inReach)
      .$if(startDate !== undefined, (found) => found.where(sql<boolean>`collection.scheduled_at >= ${startDate}`))
      .$if(endDate !== undefined, (found) => found.where(sql<boolean>`collection.scheduled_at <= ${endDate}`))
      // All indexes begin with the office; a collector belongs to one.
      .$if(collectorId !== undefined, (found) =>
        found.where(sql<boolean>`collection.collector_id = ${collectorId}
        and collection.office_id = (select office_id from users where id = ${collectorId})`),
      )
      .$if(state !== undefined, (found) => found.where(state ? isInState(state) : sql<boolean>`true`))
      .$if(unanswered === true, (found) => found.where('collection.issueOpen', '=', true))
      .$if(collectedSince !== undefined, (found) =>
        found.where(sql<boolean>`collection.collected_at >= ${collectedSince}`),
      )
      .$if(ids !== undefined, (found) => found.where('collection.id', 'in', ids ?? []))
      .$if(search !== '', (found) => found.where(matchesSearch(reach, search, finds)))
  );
}

/** Disjoint parts for counting and summing. Searches use index lookups unless they match most rows. */
export function filteredParts(connection: Connection, reach: Reach, filter: CollectionFilter) {
  const { search = '', ...others } = filter;
  if (search === '' || filter.finds === 'most') return [filteredCollections(connection, reach, filter)];
  const filtered = filteredCollections(connection, reach, others);
  return partsOfSearch(reach, search).map((part) => filtered.where(part));
}

/** True for an unfiltered list of offices, whose count the database keeps. */
export function isUnfiltered({ collectorId }: Reach, filter: CollectionFilter): boolean {
  return collectorId === undefined && Object.values(filter).every((bound) => bound === undefined);
}

interface Scheduled {
  from: string | undefined;
  to: string | undefined;
  statuses: readonly CollectionStatus[] | undefined;
}

/** Undefined if the filter has more than a period and a state. */
export function scheduledWithin({ startDate, endDate, state, ...others }: CollectionFilter): Scheduled | undefined {
  if (Object.values(others).some((bound) => bound !== undefined && bound !== '')) return undefined;
  const { from, to, statuses } = state ? inState(state) : {};
  const bounds = { from: latest(startDate, from), to: earliest(endDate, to) };
  const isWritable = Object.values(bounds).every((text) => text === undefined || WRITABLE.test(text));
  return isWritable ? { ...bounds, statuses } : undefined;
}

/** Timestamps with a four-digit year after rounding to hours. */
const WRITABLE = /^(?!0|9999)\d{4}-/;

function latest(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return microsecondsOf(one) > microsecondsOf(other) ? one : other;
}

function earliest(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return microsecondsOf(one) < microsecondsOf(other) ? one : other;
}

/** SQL form of `collectionState` in the contract. */
function isInState(state: StateOnDay): RawBuilder<boolean> {
  const { statuses, from, to } = inState(state);
  const conditions = [
    sql`collection.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`,
    ...(from === undefined ? [] : [sql`collection.scheduled_at >= ${from}`]),
    ...(to === undefined ? [] : [sql`collection.scheduled_at <= ${to}`]),
    // Redundant, but matches an index.
    ...(state.state === 'collected' ? [sql`collection.collected_at is not null`] : []),
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function inState({ state, today }: StateOnDay): {
  statuses: readonly CollectionStatus[];
  from?: string;
  to?: string;
} {
  const [begins, ends] = [BigInt(today.begins) * 1000n, BigInt(today.ends) * 1000n];
  switch (state) {
    case 'open':
      return { statuses: ['UNCOLLECTED'] };
    case 'planned':
      return { statuses: ['UNCOLLECTED'], from: textOfMicroseconds(ends + 1n) };
    case 'due':
      return { statuses: ['UNCOLLECTED'], from: textOfMicroseconds(begins), to: textOfMicroseconds(ends) };
    case 'late':
      return { statuses: ['UNCOLLECTED'], to: textOfMicroseconds(begins - 1n) };
    case 'collected':
      return { statuses: ['COLLECTED'] };
    case 'issues':
      return { statuses: ['COLLECTED_WITH_ISSUES', 'UNCOLLECTED_WITH_ISSUES'] };
  }
}
