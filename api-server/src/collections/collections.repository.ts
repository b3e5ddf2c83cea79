import type { CollectionStateFilter, LocalDay } from '@comptoir/api-contract/collection-state';
import type { CollectionListQuery } from '@comptoir/api-contract/collections';
import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import { keptCount } from '../lists/kept-count';
import type { Page } from '../database/page';
import { notFound } from '../api-error';
import { matchesSearch } from './collection-search';

export type CollectionFilter = Pick<
  CollectionListQuery,
  'startDate' | 'endDate' | 'search' | 'collectorId' | 'unanswered' | 'collectedSince'
> & { state?: StateOnDay | undefined };

/** A state, and the day on which it holds. */
interface StateOnDay {
  state: CollectionStateFilter;
  today: LocalDay;
}

/** Where a collection stands among the others: also once it was moved it is known where it stood. */
type CollectionPlace = { id: bigint; place: string };

export type CollectionOrder = CollectionListQuery['sort'];

/** A collection with its agency, its collector, its notes and its files. */
export type CollectionRow = Awaited<ReturnType<typeof findCollections>>[number];

const ORDERS: Record<CollectionOrder, RawBuilder<unknown>> = {
  newest: sql`collection.scheduled_at desc, collection.id desc`,
  oldest: sql`collection.scheduled_at, collection.id`,
  highest: sql`collection.currency desc, collection.scheduled_minor desc, collection.id desc`,
  lowest: sql`collection.currency, collection.scheduled_minor, collection.id`,
  round: sql`collection.round_position nulls last, collection.scheduled_at, collection.id`,
};

/** A page of the collections in a reach; what follows a row is told of the orders by date alone. */
export function findCollections(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
  { sort = 'newest', limit, offset = 0, after }: Page<CollectionPlace> & { sort?: CollectionOrder },
) {
  // Which rows are on the page is found first: notes and files of all that are skipped would be read as well.
  const onPage = filteredCollections(connection, reach, filter)
    .select(['collection.officeId', 'collection.id'])
    .$if(after !== undefined, (rest) =>
      rest.where(
        sql<boolean>`(collection.scheduled_at, collection.id) ${sql.raw(sort === 'oldest' ? '>' : '<')}
          (${after?.place}::timestamptz, ${after?.id})`,
      ),
    )
    .orderBy(ORDERS[sort])
    .limit(limit)
    .offset(offset);
  return withDetails(
    openCollections(connection, reach).where(sql<boolean>`(collection.office_id, collection.id) in (${onPage})`),
  )
    .orderBy(ORDERS[sort])
    .execute();
}

export async function countCollections(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
): Promise<number> {
  const isWhole = reach.collectorId === undefined && Object.values(filter).every((bound) => bound === undefined);
  if (isWhole) return keptCount(connection, 'collections', reach);
  const { total } = await filteredCollections(connection, reach, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
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

/** Some collections of an office, by their number. */
export function readCollections(
  connection: Connection,
  officeId: string,
  ids: readonly bigint[],
): Promise<CollectionRow[]> {
  return withDetails(openCollections(connection, { officeId }).where('collection.id', 'in', ids))
    .orderBy('collection.id')
    .execute();
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
  const { startDate, endDate, search = '', collectorId, state, unanswered, collectedSince } = filter;
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
      .$if(search !== '', (found) => found.where(matchesSearch(reach, search)))
  );
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
