import { sql } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import { notFound } from '../api-error';
import type { StoredFileRow } from '../records/stored-files';
import { openCollections } from './filtered-collections';

export type CollectionRow = Awaited<ReturnType<ReturnType<typeof withDetails>['execute']>>[number];

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

/** Locks the collection until the transaction ends. @throws {ApiError} 404 */
export async function lockCollection(transaction: WriteTransaction, reach: Reach, id: string): Promise<CollectionRow> {
  // Locks before reading, to see notes and files committed meanwhile.
  await openCollections(transaction, reach)
    .select('collection.id')
    .where('collection.id', '=', BigInt(id))
    .forUpdate()
    .execute();
  return readCollection(transaction, reach, id);
}

/**
 * Locks a collection of some offices, also a cancelled one and one of any collector; the caller checks the access.
 */
export async function lockAnyCollection(
  transaction: WriteTransaction,
  { collectorId: _any, ...offices }: Reach,
  id: string,
): Promise<(CollectionRow & { isCancelled: boolean }) | undefined> {
  const found = transaction
    .selectFrom('collections as collection')
    .where('collection.id', '=', BigInt(id))
    .where(inReach(offices, 'collection.officeId'));
  await found.select('collection.id').forUpdate().execute();
  return withDetails(found)
    .select(sql<boolean>`collection.archived_at is not null`.as('isCancelled'))
    .executeTakeFirst();
}

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

export function withDetails(collections: ReturnType<typeof openCollections>) {
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
      'collection.hasTime',
      'collection.roundPosition',
      'collection.collectedAt',
      'collection.bookedAt',
      'collection.clockWrong',
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

function filesOf() {
  return sql<StoredFileRow[]>`(select coalesce(json_agg(json_build_object('id', file.id, 'name', file.file_name,
      'contentType', file.content_type, 'size', file.byte_size, 'kind', file.kind,
      'secret', file.url_secret) order by file.created_at, file.id), '[]')
    from collection_media file
    where file.office_id = collection.office_id and file.collection_id = collection.id and file.stored_at is not null)`;
}
