import type { CollectionListQuery } from '@comptoir/api-contract/collections';
import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import { inKeyOrder, isAfterKey } from '../database/key-order';
import type { Page } from '../database/page';
import { notFound } from '../api-error';
import { filteredCollections, openCollections, type CollectionFilter } from './filtered-collections';

/** A collection, with the time at which it stood where it is known: it may have been moved since. */
interface CollectionPlace {
  id: bigint;
  place?: string;
}

export type CollectionOrder = CollectionListQuery['sort'];

/** A collection with its agency, its collector, its notes and its files. */
export type CollectionRow = Awaited<ReturnType<typeof findCollections>>[number];

/** By date, or by amount: each currency by itself. */
const KEYS = {
  date: [sql`collection.scheduled_at`, sql`collection.id`],
  amount: [sql`collection.currency`, sql`collection.scheduled_minor`, sql`collection.id`],
};
/** Of one collector on one day. */
const ROUND = sql`collection.round_position nulls last, collection.scheduled_at, collection.id`;

/** A page of the collections in a reach; a round has no rows that follow one, but pages alone. */
export function findCollections(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
  { sort = 'newest', limit, offset = 0, after }: Page<CollectionPlace> & { sort?: CollectionOrder },
) {
  const order = inOrder(sort);
  // Which rows are on the page is found first: notes and files of all that are skipped would be read as well. They are
  // within the reach, which need not be looked for twice.
  const found = filteredCollections(connection, reach, filter).select(['collection.officeId', 'collection.id']);
  const further = after && sort !== 'round' ? found.where(isAfterKey(sort, KEYS, keysOf(reach, after))) : found;
  const onPage = further.orderBy(order).limit(limit).offset(offset);
  return withDetails(
    openCollections(connection, {}).where(sql<boolean>`(collection.office_id, collection.id) in (${onPage})`),
  )
    .orderBy(order)
    .execute();
}

export function inOrder(order: CollectionOrder): RawBuilder<unknown> {
  return order === 'round' ? ROUND : inKeyOrder(order, KEYS);
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

export async function findCollection(
  connection: Connection,
  reach: Reach,
  id: string,
): Promise<CollectionRow | undefined> {
  return withDetails(openCollections(connection, reach).where('collection.id', '=', BigInt(id))).executeTakeFirst();
}

/** @throws {ApiError} 404 */
export async function readCollection(connection: Connection, reach: Reach, id: string): Promise<CollectionRow> {
  const row = await findCollection(connection, reach, id);
  if (!row) throw notFound('collection');
  return row;
}

/** The same, held against changes by others until the transaction ends. */
export async function lockCollection(transaction: WriteTransaction, reach: Reach, id: string): Promise<CollectionRow> {
  // Locked first and read afterwards: notes and files that another transaction has just added are seen.
  await openCollections(transaction, reach)
    .select('collection.id')
    .where('collection.id', '=', BigInt(id))
    .forUpdate()
    .execute();
  return readCollection(transaction, reach, id);
}

/** Some collections in a reach, by their number. */
export function readCollections(
  connection: Connection,
  reach: Reach,
  ids: readonly bigint[],
): Promise<CollectionRow[]> {
  const numbers = ids.map(String);
  return withDetails(openCollections(connection, reach).where(sql<boolean>`collection.id = any(${numbers}::bigint[])`))
    .orderBy('collection.id')
    .execute();
}

function withDetails(collections: ReturnType<typeof openCollections>) {
  return collections
    .innerJoin('agencies as agency', (join) =>
      join.onRef('agency.officeId', '=', 'collection.officeId').onRef('agency.id', '=', 'collection.agencyId'),
    )
    .innerJoin('users as collector', 'collector.id', 'collection.collectorId')
    .leftJoin('users as recorder', 'recorder.id', 'collection.recordedBy')
    .select([
      'collection.officeId',
      'collection.id',
      'collection.status',
      'collection.agencyId',
      'agency.name as agencyName',
      'agency.address as agencyAddress',
      'agency.city as agencyCity',
      'agency.phone as agencyPhone',
      'agency.lat as agencyLat',
      'agency.lon as agencyLon',
      'collection.collectorId',
      'collector.name as collectorName',
      'collector.phone as collectorPhone',
      'collection.scheduledAt',
      // To the microsecond, as it is ordered by: a Date knows milliseconds.
      sql<string>`collection.scheduled_at::text`.as('place'),
      'collection.hasTime',
      'collection.roundPosition',
      'collection.collectedAt',
      'collection.recordedBy',
      'recorder.name as recorderName',
      'collection.issueOpen',
      'collection.scheduledMinor',
      'collection.collectedMinor',
      'collection.amountReason',
      'collection.currency',
      'collection.seriesId',
      'collection.occurrenceDate',
      'collection.isDetached',
      'collection.movedFor',
      'collection.alertTwoHoursBefore',
      'collection.alertDayBefore',
      'collection.version',
      notesOf().as('notes'),
      filesOf().as('files'),
    ]);
}

interface NoteRow {
  note: string;
  role: 'SUPERADMIN' | 'ADMIN' | 'OFFICEMANAGER' | 'COLLECTOR';
  author: string;
  createdDate: string;
}

function notesOf() {
  return sql<NoteRow[]>`(select coalesce(json_agg(json_build_object('note', note.note, 'role', note.author_role,
      'author', author.name, 'createdDate', to_char(note.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      order by note.created_at, note.id), '[]')
    from collection_notes note join users author on author.id = note.author_id
    where note.office_id = collection.office_id and note.collection_id = collection.id)`;
}

export interface FileRow {
  id: string;
  name: string;
  contentType: string;
  size: number;
  /** Signs its addresses. */
  secret: string;
}

function filesOf() {
  return sql<FileRow[]>`(select coalesce(json_agg(json_build_object('id', file.id, 'name', file.file_name,
      'contentType', file.content_type, 'size', file.byte_size,
      'secret', file.url_secret) order by file.created_at, file.id), '[]')
    from collection_media file
    where file.office_id = collection.office_id and file.collection_id = collection.id and file.stored_at is not null)`;
}
