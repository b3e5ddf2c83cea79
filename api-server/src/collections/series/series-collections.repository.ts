import { sql, type Insertable } from 'kysely';
import type { Connection, WriteTransaction } from '../../database/database';
import type { CollectionsTable } from '../../database/tables/collections';
import { readCollections, type CollectionRow } from '../collections.repository';
import { openCollections } from '../filtered-collections';

export interface SeriesCollection {
  id: bigint;
  occurrenceDate: string;
  isCancelled: boolean;
}

/** Locked in a fixed order. */
export async function lockCollections(
  transaction: WriteTransaction,
  { officeId, id }: { officeId: string; id: string },
  from: string,
): Promise<{ known: SeriesCollection[]; rows: CollectionRow[] }> {
  const known = await transaction
    .selectFrom('collections')
    .select([
      'id',
      sql<string>`occurrence_date`.as('occurrenceDate'),
      sql<boolean>`archived_at is not null`.as('isCancelled'),
    ])
    .where('officeId', '=', officeId)
    .where('seriesId', '=', id)
    .where(sql<boolean>`occurrence_date >= ${from}`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = known.filter(({ isCancelled }) => !isCancelled).map((collection) => collection.id);
  return { known, rows: ids.length === 0 ? [] : await readCollections(transaction, { officeId }, ids) };
}

export async function collectionsOfDays(
  transaction: WriteTransaction,
  { officeId, seriesId = null }: { officeId: string; seriesId?: string | null | undefined },
  days: readonly string[],
) {
  if (days.length === 0) return [];
  return transaction
    .selectFrom('collections')
    .select(['occurrenceDate', 'status', 'scheduledAt', 'archivedAt', 'movedFor'])
    .where('officeId', '=', officeId)
    .where('seriesId', '=', seriesId)
    .where('occurrenceDate', 'in', days)
    .execute();
}

/** Skips days already present; returns the new ids. */
export async function insertCollections(
  transaction: WriteTransaction,
  collections: readonly Insertable<CollectionsTable>[],
): Promise<bigint[]> {
  if (collections.length === 0) return [];
  const inserted = await transaction
    .insertInto('collections')
    .values(collections)
    .onConflict((other) => other.doNothing())
    .returning('id')
    .execute();
  return inserted.map(({ id }) => id);
}

/** Moves collections from a day on to the successor series. */
export async function moveToSuccessor(
  transaction: WriteTransaction,
  { officeId, from, to, day }: { officeId: string; from: string; to: string; day: string },
): Promise<void> {
  await transaction
    .updateTable('collections')
    .set({ seriesId: to, version: sql`version + 1` })
    .where('officeId', '=', officeId)
    .where('seriesId', '=', from)
    .where(sql<boolean>`occurrence_date >= ${day}`)
    .execute();
}

export async function lastCollector(
  connection: Connection,
  { officeId, agencyId }: { officeId: string; agencyId: string },
): Promise<string | undefined> {
  const last = await connection
    .selectFrom('collections')
    .select('collectorId')
    .where('officeId', '=', officeId)
    .where('agencyId', '=', agencyId)
    .orderBy('scheduledAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.collectorId;
}

export async function countFollowing(
  connection: Connection,
  { officeId, id }: { officeId: string; id: string },
  { day, begins }: { day: string; begins: Date },
): Promise<{ touched: number; left: number }> {
  const follows = sql<boolean>`collection.status = 'UNCOLLECTED' and not collection.is_detached
    and collection.scheduled_at >= ${begins}`;
  return openCollections(connection, { officeId })
    .where(sql<boolean>`collection.series_id = ${id} and collection.occurrence_date >= ${day}`)
    .select([
      sql<number>`(count(*) filter (where ${follows}))::int`.as('touched'),
      sql<number>`(count(*) filter (where not (${follows})))::int`.as('left'),
    ])
    .executeTakeFirstOrThrow();
}
