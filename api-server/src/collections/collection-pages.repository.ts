import type { CollectionListQuery } from '@comptoir/api-contract/collections';
import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { inKeyOrder, isAfterKey } from '../database/key-order';
import type { Page } from '../database/page';
import { withDetails, type CollectionRow } from './collections.repository';
import { filteredCollections, openCollections, type CollectionFilter } from './filtered-collections';

export type CollectionOrder = CollectionListQuery['sort'];

type CollectionPage = Page<{ id: bigint }> & { sort?: CollectionOrder };

export interface CollectionKey {
  officeId: string;
  id: bigint;
}

/** Amounts are grouped by currency. */
const KEYS = {
  date: [sql`collection.scheduled_at`, sql`collection.id`],
  amount: [sql`collection.currency`, sql`collection.scheduled_minor`, sql`collection.id`],
};
/** Order of a round: one collector on one day. */
const ROUND = sql`collection.round_position nulls last, collection.scheduled_at, collection.id`;

/**
 * Keys of a page of collections; rows of long pages are then read by key in parts. Rounds support page numbers but
 * no cursor.
 */
export function findCollectionKeys(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
  { sort = 'newest', limit, offset = 0, after }: CollectionPage,
): Promise<CollectionKey[]> {
  const found = filteredCollections(connection, reach, filter).select(['collection.officeId', 'collection.id']);
  const further = after && sort !== 'round' ? found.where(isAfterKey(sort, KEYS, keysOf(reach, after.id))) : found;
  return further.orderBy(inOrder(sort)).limit(limit).offset(offset).execute();
}

/** Rows in the order of `keys`, without collections cancelled meanwhile. */
export async function readByKeys(connection: Connection, keys: readonly CollectionKey[]): Promise<CollectionRow[]> {
  const [offices, ids] = [keys.map(({ officeId }) => officeId), keys.map(({ id }) => String(id))];
  const rows = await withDetails(
    openCollections(connection, {}).where(sql<boolean>`(collection.office_id, collection.id) in (
      select * from unnest(${offices}::uuid[], ${ids}::bigint[]))`),
  ).execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return keys.flatMap(({ id }) => found.get(id) ?? []);
}

export function inOrder(order: CollectionOrder): RawBuilder<unknown> {
  return order === 'round' ? ROUND : inKeyOrder(order, KEYS);
}

/** Sort keys of the cursor row; none if outside the reach, so that its amount does not leak. */
function keysOf({ collectorId, ...reach }: Reach, id: bigint) {
  const columnOf = (column: string) => sql`(select other.${sql.ref(column)} from collections other
    where other.id = ${id} and ${inReach(reach, 'other.officeId')}
      and (${collectorId ?? null}::uuid is null or other.collector_id = ${collectorId ?? null}))`;
  const number = sql`${id}::bigint`;
  return {
    date: [columnOf('scheduledAt'), number],
    amount: [columnOf('currency'), columnOf('scheduledMinor'), number],
  };
}
