import * as z from 'zod/mini';
import { CollectionFilterQuery } from './collections';
import { Issue } from './errors';
import { operation } from './operation';
import { STAFF } from './roles';
import { Id, NumberId, TimeZone, day } from './values';

/** Maximal number of collections of one call. */
export const BULK_LIMIT = 50_000;
/** Maximal number of collections by id; for more use the filter of a list. */
export const BULK_IDS_LIMIT = 10_000;
/** Maximal number of itemised failures; others are counted. */
export const BULK_FAILURES_LIMIT = 1_000;

const DAY_MESSAGE = 'Collection date is required';
const COLLECTOR_MESSAGE = 'Collector is required';
const SELECTION_MESSAGE = 'Select collections by number or by a filter';
const NAMED_MESSAGE = 'At most 10000 collections at once by their numbers';

/** Change of each collection, with the same rules as for a single one. */
export const BulkAction = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('assign'),
    collectorId: z.string(COLLECTOR_MESSAGE).check(z.guid(COLLECTOR_MESSAGE)),
  }),
  /** Keeps the time of day in the time zone. */
  z.object({ kind: z.literal('move'), day: day(DAY_MESSAGE), timeZone: TimeZone }),
  z.object({ kind: z.literal('cancel') }),
]);

/** Ids of collections, or the filter of a list. */
const selection = {
  ids: z.optional(
    z
      .array(NumberId)
      .check(z.minLength(1, 'At least one collection is required'), z.maxLength(BULK_IDS_LIMIT, NAMED_MESSAGE)),
  ),
  filter: z.optional(z.extend(CollectionFilterQuery, { unanswered: z.optional(z.boolean()) })),
};

const eitherIdsOrFilter = z.refine<{ ids?: unknown; filter?: unknown }>(
  ({ ids, filter }) => (ids === undefined) !== (filter === undefined),
  { path: ['ids'], error: SELECTION_MESSAGE },
);

/** Request for the effect of a bulk change. */
export const BulkPreviewInput = z.object({ ...selection, action: BulkAction }).check(eitherIdsOrFilter);

/** `expectedCount` is the number shown to the user; if it has changed, nothing is done (409). */
export const BulkInput = z
  .object({ ...selection, action: BulkAction, expectedCount: z.int().check(z.gte(1)) })
  .check(eitherIdsOrFilter);

const { code, message, values } = Issue.shape;
const refusal = { code: z.nonoptional(code), message, values };

export const BulkPreview = z.object({
  count: z.int(),
  /** Number of collections that would be changed; the others would be refused. */
  changed: z.int(),
  refused: z.array(z.object({ ...refusal, count: z.int() })),
});

/** Progress of a bulk change, with its failures. */
export const BulkProgress = z.object({
  id: Id,
  kind: z.enum(['assign', 'move', 'cancel']),
  state: z.enum(['running', 'finished']),
  total: z.int(),
  changed: z.int(),
  refused: z.int(),
  /** First failures, by collection id. */
  failures: z.array(z.object({ ...refusal, id: NumberId })),
});

export const collectionBulkOperations = {
  previewBulk: operation({
    summary: 'Preview a bulk change of collections',
    access: STAFF,
    body: BulkPreviewInput,
    response: BulkPreview,
  }),
  changeCollections: operation({
    summary: 'Reassign, move or cancel many collections; refusals are listed per collection',
    access: STAFF,
    body: BulkInput,
    response: BulkProgress,
    status: 201,
  }),
  getBulk: operation({
    summary: 'Progress and refusals of a bulk change',
    access: STAFF,
    params: z.object({ id: Id }),
    response: BulkProgress,
  }),
};

export type BulkAction = z.infer<typeof BulkAction>;
export type BulkPreviewInput = z.infer<typeof BulkPreviewInput>;
export type BulkInput = z.infer<typeof BulkInput>;
export type BulkPreview = z.infer<typeof BulkPreview>;
export type BulkProgress = z.infer<typeof BulkProgress>;
