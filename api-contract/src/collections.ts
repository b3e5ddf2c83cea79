import * as z from 'zod/mini';
import { Collection, type COLLECTION_STATUSES } from './collection';
import { operation } from './operation';
import { mediaType } from './media';
import { ROLES, STAFF } from './roles';
import {
  Currency,
  Id,
  instant,
  Instant,
  NOTE_LIMIT,
  NumberId,
  optionalText,
  PositiveAmount,
  queryInteger,
  QueryText,
  requiredText,
  TimeZone,
} from './values';

export { Collection, COLLECTION_STATUSES } from './collection';
export { MEDIA_COUNT_LIMIT, MEDIA_EXTENSIONS, MEDIA_SIZE_LIMIT, mediaType } from './media';

/** Largest page of the collection list, in rows; the default is a tenth of it. */
export const COLLECTION_LIST_LIMIT = 50_000;

function required(message: string) {
  return z.string(message).check(z.minLength(1, message), z.uuid(message));
}

const schedule = {
  agencyId: required('Agency is required'),
  scheduledCollectionDate: z
    .string('Collection date is required')
    .check(z.minLength(1, 'Collection date is required'), instant('Collection date is required')),
  collectorId: required('Collector is required'),
  scheduledAmount: PositiveAmount,
  currency: Currency,
  officeId: required('Office is required'),
};

/** Blank notes are dropped. */
const CollectionNotes = z
  .array(z.object({ note: optionalText(NOTE_LIMIT) }))
  .check(z.maxLength(50, 'At most 50 notes at once'));

export const CollectionInput = z.object({
  ...schedule,
  alertBefore2Hours: z._default(z.boolean(), false),
  alertBefore24Hours: z._default(z.boolean(), false),
  collectionNotes: z._default(CollectionNotes, []),
});

/**
 * A change of the schedule, or the recording of what was collected.
 * `collectedAmount` is booked into the money book and sets the status: COLLECTED when it equals the scheduled amount,
 * else COLLECTED_WITH_ISSUES. Notes are added to those already there. A collection stays in its office.
 */
export const CollectionChange = z.partial(
  z.object({
    ...schedule,
    alertBefore2Hours: z.boolean(),
    alertBefore24Hours: z.boolean(),
    collectionNotes: CollectionNotes,
    collectedAmount: PositiveAmount,
    /** Why an amount that is recorded already is another one. */
    correctionReason: requiredText('Reason is required', NOTE_LIMIT),
    /** Whether a pick-up that did not happen had issues. */
    status: z.enum(['UNCOLLECTED', 'UNCOLLECTED_WITH_ISSUES']),
  }),
);

const filters = {
  officeId: z.optional(Id),
  /** Both ends are included. */
  startDate: z.optional(Instant),
  endDate: z.optional(Instant),
  /** Part of the collection's number, or of the name of its agency or collector. */
  search: QueryText,
  collectorId: z.optional(Id),
};

export const CollectionCsvQuery = z.object({
  ...filters,
  timeZone: TimeZone,
});

export const CollectionListQuery = z.object({
  ...filters,
  page: queryInteger(1, 1_000_000, 1),
  limit: queryInteger(1, COLLECTION_LIST_LIMIT, COLLECTION_LIST_LIMIT / 10),
});

export const UploadMediaQuery = z.object({
  extension: z.string('File type is required').check(
    z.toLowerCase(),
    z.overwrite((extension) => extension.replace(/^\./, '')),
    z.refine((extension) => mediaType(extension) !== undefined, { error: 'This type of file cannot be uploaded' }),
  ),
  /** The name under which the file is downloaded again. */
  name: QueryText,
});

const params = z.object({ id: NumberId });

export const collectionOperations = {
  listCollections: operation({
    summary: 'Collection schedules, newest scheduled date first',
    access: ROLES,
    query: CollectionListQuery,
    response: z.array(Collection),
    list: true,
  }),
  exportCollections: operation({
    summary: 'The same list as CSV (RFC 4180, UTF-8 with BOM)',
    access: STAFF,
    query: CollectionCsvQuery,
    produces: 'text/csv',
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
  updateCollection: operation({
    summary: 'Change a collection, or record what was collected',
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

/** The files of a collection. */
export const collectionMediaOperations = {
  uploadMedia: operation({
    summary: 'A URL that takes one file of this type by PUT, once',
    access: ROLES,
    params,
    query: UploadMediaQuery,
    response: z.object({ presignedUrl: z.string(), mediaId: Id }),
    status: 201,
  }),
  deleteMedia: operation({
    summary: 'Remove a file of a collection',
    access: STAFF,
    params: z.object({ id: NumberId, mediaId: Id }),
  }),
};

export type CollectionStatus = (typeof COLLECTION_STATUSES)[number];
export type Collection = z.infer<typeof Collection>;
export type CollectionInput = z.infer<typeof CollectionInput>;
export type CollectionChange = z.infer<typeof CollectionChange>;
export type CollectionListQuery = z.infer<typeof CollectionListQuery>;
export type CollectionCsvQuery = z.infer<typeof CollectionCsvQuery>;
export type UploadMediaQuery = z.infer<typeof UploadMediaQuery>;
