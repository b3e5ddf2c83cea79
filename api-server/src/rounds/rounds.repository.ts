import type { Connection } from '../database/database';
import type { OfficeCollector } from '../access/find-collector';
import { findCollectionKeys, readByKeys, type CollectionOrder } from '../collections/collection-pages.repository';
import type { CollectionRow } from '../collections/collections.repository';
import type { CollectionFilter } from '../collections/filtered-collections';

/** Most stops of each kind. */
const STOPS_LIMIT = 500;

export async function findStops(
  connection: Connection,
  { id, officeId }: OfficeCollector,
  filter: CollectionFilter,
  sort: CollectionOrder,
): Promise<CollectionRow[]> {
  const reach = { officeId, collectorId: id };
  return readByKeys(connection, await findCollectionKeys(connection, reach, filter, { sort, limit: STOPS_LIMIT }));
}

/** Pick-ups of a collector in any office, booked since an instant. */
export async function findPickUpHashes(connection: Connection, { id }: OfficeCollector, since: Date) {
  const rows = await connection
    .selectFrom('pickUps')
    .select(['id', 'collectionId', 'contentHash'])
    .where('collectorId', '=', id)
    .where('bookedAt', '>=', since)
    .orderBy('bookedAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, collectionId: String(row.collectionId) }));
}
