import type { CollectionListQuery } from '@comptoir/api-contract/collections';
import { sql } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { inKeyOrder, isAfterKey } from '../database/key-order';
import type { Page } from '../database/page';
import { withDetails, type CollectionRow } from './collections.repository';
import { filteredCollections, openCollections, type CollectionFilter } from './filtered-collections';

/** A collection, with the time at which it stood where it is known: it may have been moved since. */
interface CollectionPlace {
  id: bigint;
  place?: string;
}

type CollectionPage = Page<CollectionPlace> & { sort?: CollectionListQuery['sort'] };

/** A collection by the key of its table. */
export interface CollectionKey {
  officeId: string;
  id: bigint;
}

/** By date, or by amount: each currency by itself. */
const KEYS = {
  date: [sql`collection.scheduled_at`, sql`collection.id`],
  amount: [sql`collection.currency`, sql`collection.scheduled_minor`, sql`collection.id`],
};
/** Of one collector on one day. */
const ROUND = sql`collection.round_position nulls last, collection.scheduled_at, collection.id`;

/** A page of the collections in a reach; a round has no rows that follow one, but pages alone. */
export function findCollections(connection: Connection, reach: Reach, filter: CollectionFilter, page: CollectionPage) {
  // Which rows are on the page is found first: notes and files of all that are skipped would be read as well. They are
  // within the reach, which need not be looked for twice.
  const found = onPage(connection, reach, filter, page);
  return withDetails(
    openCollections(connection, {}).where(sql<boolean>`(collection.office_id, collection.id) in (${found})`),
  )
    .orderBy(orderOf(page))
    .execute();
}

/** The same page as keys alone, for pages that are longer than what should be read at once. */
export function findCollectionKeys(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
  page: CollectionPage,
): Promise<CollectionKey[]> {
  return onPage(connection, reach, filter, page).execute();
}

/** The collections that have some keys, in the order of these; without those that were cancelled meanwhile. */
export async function readByKeys(connection: Connection, keys: readonly CollectionKey[]): Promise<CollectionRow[]> {
  const [offices, ids] = [keys.map(({ officeId }) => officeId), keys.map(({ id }) => String(id))];
  const rows = await withDetails(
    openCollections(connection, {}).where(sql<boolean>`(collection.office_id, collection.id) in (
      select * from unnest(${offices}::uuid[], ${ids}::bigint[]))`),
  ).execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return keys.flatMap(({ id }) => found.get(id) ?? []);
}

function onPage(connection: Connection, reach: Reach, filter: CollectionFilter, page: CollectionPage) {
  const { sort = 'newest', limit, offset = 0, after } = page;
  const found = filteredCollections(connection, reach, filter).select(['collection.officeId', 'collection.id']);
  const further = after && sort !== 'round' ? found.where(isAfterKey(sort, KEYS, keysOf(reach, after))) : found;
  return further.orderBy(orderOf(page)).limit(limit).offset(offset);
}

function orderOf({ sort = 'newest' }: CollectionPage) {
  return sort === 'round' ? ROUND : inKeyOrder(sort, KEYS);
}

/** Where a collection stands in each order: nowhere for whoever does not see it, or its amount could be found out. */
function keysOf({ collectorId, ...reach }: Reach, { id, place }: CollectionPlace) {
  const told = (column: string) => sql`(select other.${sql.ref(column)} from collections other
    where other.id = ${id} and ${inReach(reach, 'other.officeId')}
      and (${collectorId ?? null}::uuid is null or other.collector_id = ${collectorId ?? null}))`;
  const number = sql`${id}::bigint`;
  return {
    date: [place === undefined ? told('scheduledAt') : sql`${place}::timestamptz`, number],
    amount: [told('currency'), told('scheduledMinor'), number],
  };
}
