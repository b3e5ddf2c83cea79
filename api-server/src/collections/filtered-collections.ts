import type { CollectionStateFilter, LocalDay } from '@comptoir/api-contract/collection-state';
import type { CollectionListQuery } from '@comptoir/api-contract/collections';
import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { matchesSearch } from './collection-search';

export type CollectionFilter = Pick<
  CollectionListQuery,
  'startDate' | 'endDate' | 'search' | 'collectorId' | 'unanswered' | 'collectedSince'
> & {
  state?: StateOnDay | undefined;
  /** Only these, by their numbers. */
  ids?: readonly bigint[] | undefined;
};

/** A state, and the day on which it holds. */
interface StateOnDay {
  state: CollectionStateFilter;
  today: LocalDay;
}

/** The collections in a reach that are not cancelled. */
export function openCollections(connection: Connection, { collectorId, ...reach }: Reach) {
  return connection
    .selectFrom('collections as collection')
    .where('collection.archivedAt', 'is', null)
    .where(inReach(reach, 'collection.officeId'))
    .$if(collectorId !== undefined, (own) => own.where(sql<boolean>`collection.collector_id = ${collectorId}`));
}

/** The collections in a reach that the filters of the list let through. */
export function filteredCollections(connection: Connection, reach: Reach, filter: CollectionFilter) {
  const { startDate, endDate, search = '', collectorId, state, unanswered, collectedSince, ids } = filter;
  return (
    openCollections(connection, reach)
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
      .$if(search !== '', (found) => found.where(matchesSearch(reach, search)))
  );
}

/** Whether these are all collections of offices, which the database counts. */
export function isWholeList({ collectorId }: Reach, filter: CollectionFilter): boolean {
  return collectorId === undefined && Object.values(filter).every((bound) => bound === undefined);
}

/** What `collectionState` of the contract says of one collection, as a condition. */
function isInState({ state, today }: StateOnDay): RawBuilder<boolean> {
  const begins = new Date(today.begins);
  const ends = new Date(today.ends);
  switch (state) {
    case 'open':
      return sql`collection.status = 'UNCOLLECTED'`;
    case 'planned':
      return sql`(collection.status = 'UNCOLLECTED' and collection.scheduled_at > ${ends})`;
    case 'due':
      return sql`(collection.status = 'UNCOLLECTED' and collection.scheduled_at between ${begins} and ${ends})`;
    case 'late':
      return sql`(collection.status = 'UNCOLLECTED' and collection.scheduled_at < ${begins})`;
    case 'collected':
      return sql`collection.status = 'COLLECTED'`;
    case 'issues':
      return sql`collection.status in ('COLLECTED_WITH_ISSUES', 'UNCOLLECTED_WITH_ISSUES')`;
  }
}
