import * as z from 'zod/mini';
import { CollectionFilterQuery } from './collections';
import { Issue } from './errors';
import { operation } from './operation';
import { STAFF } from './roles';
import { Id, NumberId, TimeZone, day } from './values';

/** So many collections are changed by one call. */
export const BULK_LIMIT = 50_000;
/** So many of them are named one by one; more are named by the filter of their list. */
export const BULK_IDS_LIMIT = 10_000;
/** So many refusals are told one by one; the others are counted. */
export const BULK_FAILURES_LIMIT = 1_000;

const DAY_MESSAGE = 'Collection date is required';
const COLLECTOR_MESSAGE = 'Collector is required';
const WHICH_MESSAGE = 'Select collections by number or by a filter';
const NAMED_MESSAGE = 'At most 10000 collections at once by their numbers';

/** What is done with each of them; the same rules hold as for one. */
export const BulkAction = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('assign'),
    collectorId: z.string(COLLECTOR_MESSAGE).check(z.guid(COLLECTOR_MESSAGE)),
  }),
  /** Each keeps its time of day, as clocks of the time zone show it. */
  z.object({ kind: z.literal('move'), day: day(DAY_MESSAGE), timeZone: TimeZone }),
  z.object({ kind: z.literal('cancel') }),
]);

/** Either some by their numbers, or those of a list by its filter. */
const selection = {
  ids: z.optional(
    z
      .array(NumberId)
      .check(z.minLength(1, 'At least one collection is required'), z.maxLength(BULK_IDS_LIMIT, NAMED_MESSAGE)),
  ),
  filter: z.optional(z.extend(CollectionFilterQuery, { unanswered: z.optional(z.boolean()) })),
};

const namedOnce = z.refine<{ ids?: unknown; filter?: unknown }>(
  ({ ids, filter }) => (ids === undefined) !== (filter === undefined),
  { path: ['ids'], error: WHICH_MESSAGE },
);

/** What would become of them. */
export const BulkPreviewInput = z.object({ ...selection, action: BulkAction }).check(namedOnce);

/** `expectedCount`: how many the person saw; when they are more or fewer by now, nothing is done (409). */
export const BulkInput = z
  .object({ ...selection, action: BulkAction, expectedCount: z.int().check(z.gte(1)) })
  .check(namedOnce);

const { code, message, values } = Issue.shape;
const refusal = { code: z.nonoptional(code), message, values };

export const BulkPreview = z.object({
  count: z.int(),
  /** How many would be changed; the others would be refused. */
  changed: z.int(),
  refused: z.array(z.object({ ...refusal, count: z.int() })),
});

/** How far a change of many is, and what it was refused for. */
export const BulkProgress = z.object({
  id: Id,
  kind: z.enum(['assign', 'move', 'cancel']),
  state: z.enum(['running', 'finished']),
  total: z.int(),
  changed: z.int(),
  refused: z.int(),
  /** The first of them, by the number of the collection. */
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
