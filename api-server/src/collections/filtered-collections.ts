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
  /** Only these, by their numbers. */
  ids?: readonly bigint[] | undefined;
  /** Whether the search finds few or many, where that has been looked at; see `withBreadth` and `withExtent`. */
  finds?: Breadth | undefined;
};

/** A state, and the day on which it holds. */
interface StateOnDay {
  state: CollectionStateFilter;
  today: LocalDay;
}

/** The collections in a reach that are not cancelled. */
export function openCollections(connection: Connection, { collectorId, ...reach }: Reach, within = inReach) {
  return connection
    .selectFrom('collections as collection')
    .where('collection.archivedAt', 'is', null)
    .where(within(reach, 'collection.officeId'))
    .$if(collectorId !== undefined, (own) => own.where(sql<boolean>`collection.collector_id = ${collectorId}`));
}

/** The collections in a reach that the filters of the list let through. */
export function filteredCollections(connection: Connection, reach: Reach, filter: CollectionFilter) {
  const { startDate, endDate, search = '', finds, collectorId, state, unanswered, collectedSince, ids } = filter;
  // Of a country PostgreSQL expects few that are open and still to come, and would sort all of them for a page.
  const isToCome = state !== undefined && inState(state).from !== undefined;
  return (
    openCollections(connection, reach, isToCome ? inReachByKey : inReach)
      .$if(startDate !== undefined, (found) => found.where(sql<boolean>`collection.scheduled_at >= ${startDate}`))
      .$if(endDate !== undefined, (found) => found.where(sql<boolean>`collection.scheduled_at <= ${endDate}`))
      // A collector works for one office, which all keys begin with.
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

/**
 * The same for counting and adding up: each collection is in one of the parts. What a search finds is looked up by its
 * agencies and collectors; where that is most of all, one collection after the other is looked at.
 */
export function filteredParts(connection: Connection, reach: Reach, filter: CollectionFilter) {
  const { search = '', ...others } = filter;
  if (search === '' || filter.finds === 'most') return [filteredCollections(connection, reach, filter)];
  const filtered = filteredCollections(connection, reach, others);
  return partsOfSearch(reach, search).map((part) => filtered.where(part));
}

/** Whether these are all collections of offices, which the database counts. */
export function isWholeList({ collectorId }: Reach, filter: CollectionFilter): boolean {
  return collectorId === undefined && Object.values(filter).every((bound) => bound === undefined);
}

/** When collections are scheduled, both ends included, and how they stand. */
interface Scheduled {
  from: string | undefined;
  to: string | undefined;
  statuses: readonly CollectionStatus[] | undefined;
}

/** What a filter asks for when it asks for nothing but a period and a state; else undefined. */
export function scheduledWithin({ startDate, endDate, state, ...others }: CollectionFilter): Scheduled | undefined {
  if (Object.values(others).some((bound) => bound !== undefined && bound !== '')) return undefined;
  const { from, to, statuses } = state ? inState(state) : {};
  const bounds = { from: latest(startDate, from), to: earliest(endDate, to) };
  const isWritable = Object.values(bounds).every((text) => text === undefined || WRITABLE.test(text));
  return isWritable ? { ...bounds, statuses } : undefined;
}

/** Texts of moments whose hour has four digits in its year as well. */
const WRITABLE = /^(?!0|9999)\d{4}-/;

function latest(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return microsecondsOf(one) > microsecondsOf(other) ? one : other;
}

function earliest(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return microsecondsOf(one) < microsecondsOf(other) ? one : other;
}

/** What `collectionState` of the contract says of one collection, as a condition. */
function isInState(state: StateOnDay): RawBuilder<boolean> {
  const { statuses, from, to } = inState(state);
  const conditions = [
    sql`collection.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`,
    ...(from === undefined ? [] : [sql`collection.scheduled_at >= ${from}`]),
    ...(to === undefined ? [] : [sql`collection.scheduled_at <= ${to}`]),
    // Which says nothing new, but those have an index.
    ...(state.state === 'collected' ? [sql`collection.collected_at is not null`] : []),
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** The same, as how it stands and when it is scheduled. */
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
