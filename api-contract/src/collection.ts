import * as z from 'zod/mini';
import { StoredFile } from './files';
import { Currency, Id, NumberId, RoleName } from './values';

export const COLLECTION_STATUSES = [
  'UNCOLLECTED',
  'UNCOLLECTED_WITH_ISSUES',
  'COLLECTED',
  'COLLECTED_WITH_ISSUES',
] as const;

export type CollectionStatus = (typeof COLLECTION_STATUSES)[number];

/** Highest position in a collector's daily round; the first is 1. */
export const ROUND_POSITION_LIMIT = 999;

/** Visible to everyone with access to the collection. The role of the author decides between the Admin and Collector lists. */
const CollectionNote = z.object({
  note: z.string(),
  role: RoleName,
  author: z.string(),
  createdDate: z.string(),
});

/** A planned or completed collection of cash at an agency; amounts in major units of `currency`. */
export const Collection = z.object({
  id: NumberId,
  status: z.enum(COLLECTION_STATUSES),
  officeId: Id,
  agencyId: Id,
  agency: z.object({
    id: Id,
    name: z.string(),
    address: z.string(),
    city: z.string(),
    phone: z.string(),
    lat: z.number(),
    lon: z.number(),
  }),
  collectorId: Id,
  collector: z.object({ id: Id, name: z.string(), phone: z.nullable(z.string()) }),
  scheduledCollectionDate: z.string(),
  /** True if it is planned for a time; otherwise for the whole day. */
  hasTime: z.boolean(),
  /** Position in the collector's round of the day, from 1; null without one. */
  roundPosition: z.nullable(z.int()),
  /** Time of the first recording, by the device's clock if recorded offline. */
  actualCollectionDate: z.nullable(z.string()),
  /** Time of booking, if a device recorded it earlier. */
  bookedDate: z.optional(z.string()),
  /** True if the device's time was implausible: `actualCollectionDate` is the time of booking. */
  clockWrong: z.optional(z.boolean()),
  /** First person who recorded the result. */
  recordedBy: z.nullable(z.object({ id: Id, name: z.string() })),
  scheduledAmount: z.number(),
  collectedAmount: z.nullable(z.number()),
  amountReason: z.optional(z.string()),
  currency: Currency,
  /** Its series; absent for a single collection. */
  series: z.optional(
    z.object({
      id: Id,
      day: z.string(),
      /** True if changed individually: changes of the series skip it. */
      isDetached: z.boolean(),
      /** Closure of the office for which it was moved from the day of its rule. */
      movedFor: z.nullable(z.string()),
    }),
  ),
  /** True if an issue was reported and the office has not marked it as clarified. */
  unansweredIssue: z.boolean(),
  collectionNotes: z.array(CollectionNote),
  alertBefore2Hours: z.boolean(),
  alertBefore24Hours: z.boolean(),
  media: z.array(z.string()),
  mediaFiles: z.array(StoredFile),
});
