import * as z from 'zod/mini';
import { Collection } from './collection';
import { COLLECTION_STATE_FILTERS } from './collection-state';
import { EXPORTED, ExportColumns, ExportFormat } from './export-formats';
import { collectionFields, RoundPosition, scheduleFields } from './fields/collection';
import { shapeOf } from './fields/field';
import { UploadAddress, UploadMediaQuery } from './files';
import { LanguageCode } from './languages';
import { nearPage, pageFields, passedRows } from './list-pages';
import { operation } from './operation';
import { ROLES, STAFF } from './roles';
import {
  Id,
  Instant,
  NOTE_LIMIT,
  NumberId,
  optionalText,
  PositiveAmount,
  QueryText,
  requiredText,
  TimeZone,
} from './values';

export { Collection, COLLECTION_STATUSES, ROUND_POSITION_LIMIT, type CollectionStatus } from './collection';
export { UploadMediaQuery } from './files';
export { MEDIA_COUNT_LIMIT, MEDIA_EXTENSIONS, MEDIA_SIZE_LIMIT_BYTES, mediaType } from './media';

/** Largest and default page of the collection list, in rows; more with notes and files may exceed 2 MB on the wire. */
export const COLLECTION_LIST_LIMIT = 5_000;

const schedule = shapeOf(scheduleFields, 'input');

export const CollectionInput = z.object({ ...schedule, ...shapeOf(collectionFields, 'input') });

/** Maximal number of collections created by one call. */
export const COLLECTION_BATCH_LIMIT = 200;

const { agencyId, scheduledAmount, ...common } = schedule;

/** A collection of a batch; omitted fields have the common values. */
const BatchRow = z.object({
  agencyId,
  scheduledAmount,
  collectorId: z.optional(schedule.collectorId),
  currency: z.optional(schedule.currency),
  scheduledCollectionDate: z.optional(schedule.scheduledCollectionDate),
  hasTime: z.optional(z.boolean()),
  roundPosition: z.optional(RoundPosition),
});

/** Common values of several collections, and a row for each. */
export const CollectionBatch = z.object({
  ...common,
  hasTime: z._default(z.boolean(), false),
  alertBefore24Hours: z._default(z.boolean(), false),
  rows: z
    .array(BatchRow)
    .check(
      z.minLength(1, 'At least one collection is required'),
      z.maxLength(COLLECTION_BATCH_LIMIT, `At most ${COLLECTION_BATCH_LIMIT} collections at once`),
    ),
});

/**
 * A change of the schedule, or the recording of a result. `collectedAmount` is posted to the ledger and sets the
 * status: COLLECTED if it equals the scheduled amount, else COLLECTED_WITH_ISSUES. Notes are appended. A collection
 * cannot move to another office.
 */
export const CollectionChange = z.partial(
  z.object({
    ...schedule,
    ...shapeOf(collectionFields, 'change'),
    collectedAmount: PositiveAmount,
    recordedAt: Instant,
    /** Permanent id of a recording: sending it again has no effect, even after the `Idempotency-Key` has expired. */
    recordingId: Id,
    /** Reason for correcting a recorded amount. */
    correctionReason: requiredText('Reason is required', NOTE_LIMIT),
    /**
     * Reason of an amount far from the scheduled one; requested by 422 with an issue here. A note satisfies it as
     * well.
     */
    reason: optionalText(NOTE_LIMIT),
    /**
     * Result of a collection that did not happen; a COLLECTOR must describe issues in a note. Rescheduling clears
     * them.
     */
    status: z.enum(['UNCOLLECTED', 'UNCOLLECTED_WITH_ISSUES']),
    /** Closes the open issue. Refused for a COLLECTOR (403). */
    issueClarified: z.literal(true),
  }),
);

const filters = {
  officeId: z.optional(Id),
  /** Both ends are inclusive. */
  startDate: z.optional(Instant),
  endDate: z.optional(Instant),
  /** Part of the collection's number, or of the name of its agency or collector. */
  search: QueryText,
  collectorId: z.optional(Id),
  /** State today, in the time zone of the query. */
  state: z.optional(z.enum(COLLECTION_STATE_FILTERS)),
  unanswered: z.optional(z.stringbool()),
  collectedSince: z.optional(Instant),
  timeZone: TimeZone,
};

/** `round` sorts by position in the round, then by time. */
export const COLLECTION_ORDERS = ['newest', 'oldest', 'round', 'highest', 'lowest'] as const;

/** Filters of the list and its totals. */
export const CollectionFilterQuery = z.object(filters);

/** Maximal number of exported collections by id, limited by the length of the URL. */
export const EXPORTED_IDS_LIMIT = 500;

const TOO_MANY_IDS = 'At most 500 selected collections can be exported: select all that match, or fewer';

export const CollectionCsvQuery = z.extend(CollectionFilterQuery, {
  /** Only these of the matching ones: comma-separated ids. */
  ids: z.optional(
    z.string().check(
      z.regex(/^[1-9]\d{0,15}(,[1-9]\d{0,15})*$/, 'Invalid collection numbers'),
      z.refine((ids) => ids.split(',').length <= EXPORTED_IDS_LIMIT, { error: TOO_MANY_IDS }),
    ),
  ),
  language: z.optional(LanguageCode),
  format: ExportFormat,
  columns: ExportColumns,
  /** Exports read by key, which rules out the order by round. */
  sort: z.optional(z.enum(['newest', 'oldest'])),
});

export const CollectionListQuery = z
  .object({
    ...filters,
    sort: z._default(z.enum(COLLECTION_ORDERS), 'newest'),
    /** Cursor: id of the collection after which the page begins; not for the order by round. */
    after: z.optional(NumberId),
    ...pageFields(COLLECTION_LIST_LIMIT),
  })
  .check(nearPage(({ sort, after, ...page }) => passedRows(sort === 'round' ? page : { ...page, after })));

const params = z.object({ id: NumberId });

export const collectionOperations = {
  listCollections: operation({
    summary: 'Collection schedules, latest date first by default',
    access: ROLES,
    query: CollectionListQuery,
    response: z.array(Collection),
    list: true,
  }),
  exportCollections: operation({
    stepUp: true,
    summary: 'The same list as a file: CSV (RFC 4180, UTF-8 with BOM), or a workbook (XLSX) with `format=xlsx`',
    access: STAFF,
    query: CollectionCsvQuery,
    produces: EXPORTED,
  }),
  getCollection: operation({
    summary: 'One collection',
    access: ROLES,
    params,
    response: Collection,
    versioned: true,
  }),
  createCollection: operation({
    summary: 'Schedule a collection',
    access: STAFF,
    body: CollectionInput,
    response: Collection,
    status: 201,
    versioned: true,
  }),
  createCollections: operation({
    summary: 'Schedule several collections of one day: all of them, or none',
    access: STAFF,
    body: CollectionBatch,
    response: z.object({ ids: z.array(NumberId) }),
    status: 201,
  }),
  updateCollection: operation({
    stepUp: 'corrections',
    approval: ['CORRECTION'],
    summary: 'Change a collection, or record the collected amount',
    access: ROLES,
    params,
    body: CollectionChange,
    response: Collection,
    versioned: true,
  }),
  deleteCollection: operation({
    summary: 'Delete a collection that is not collected',
    access: STAFF,
    params,
    versioned: true,
  }),
};

export const collectionMediaOperations = {
  uploadMedia: operation({
    summary: 'Get a one-time URL for a PUT of one file of this type',
    access: ROLES,
    params,
    query: UploadMediaQuery,
    response: UploadAddress,
    status: 201,
  }),
  deleteMedia: operation({
    summary: 'Remove a file of a collection',
    access: STAFF,
    params: z.object({ id: NumberId, mediaId: Id }),
  }),
};

export type Collection = z.infer<typeof Collection>;
export type CollectionInput = z.infer<typeof CollectionInput>;
export type CollectionBatch = z.infer<typeof CollectionBatch>;
export type CollectionChange = z.infer<typeof CollectionChange>;
export type CollectionListQuery = z.infer<typeof CollectionListQuery>;
export type CollectionFilterQuery = z.infer<typeof CollectionFilterQuery>;
export type CollectionCsvQuery = z.infer<typeof CollectionCsvQuery>;
