import * as z from 'zod/mini';
import { Currency, Id, NumberId, RoleName } from './values';

export const COLLECTION_STATUSES = [
  'UNCOLLECTED',
  'UNCOLLECTED_WITH_ISSUES',
  'COLLECTED',
  'COLLECTED_WITH_ISSUES',
] as const;

export type CollectionStatus = (typeof COLLECTION_STATUSES)[number];

/** Highest position in a collector's round of a day; the first is 1. */
export const ROUND_POSITION_LIMIT = 999;

/** Who wrote a note decides whether it stands under Admin or under Collector. */
const CollectionNote = z.object({
  note: z.string(),
  role: RoleName,
  author: z.string(),
  createdDate: z.string(),
});

/** A file of a collection that has arrived and was checked; `url` is signed and expires. */
const CollectionMedia = z.object({
  id: Id,
  url: z.string(),
  name: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.number(),
});

/** A planned or finished pick-up of cash at an agency; amounts in major units of `currency`. */
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
  /** Whether the pick-up is planned for that minute; else for some time of that day. */
  hasTime: z.boolean(),
  /** Its place in the collector's round of the day, from 1; null without one. */
  roundPosition: z.nullable(z.int()),
  /** The moment of the first recording; by the clock of the device where that was recorded without a connection. */
  actualCollectionDate: z.nullable(z.string()),
  /** When it was booked, where a device recorded it earlier. */
  bookedDate: z.optional(z.string()),
  /** The device gave a time that cannot be right: `actualCollectionDate` is the time of booking. */
  clockWrong: z.optional(z.boolean()),
  /** Who recorded first what was collected. */
  recordedBy: z.nullable(z.object({ id: Id, name: z.string() })),
  scheduledAmount: z.number(),
  collectedAmount: z.nullable(z.number()),
  /** Why that is far from what was scheduled; absent for a usual amount. */
  amountReason: z.optional(z.string()),
  currency: Currency,
  /** The series that it belongs to; absent for one that was planned by itself. */
  series: z.optional(
    z.object({
      id: Id,
      /** The day that its rule means. */
      day: z.string(),
      /** It was changed by itself: changes of the series leave it as it is. */
      isDetached: z.boolean(),
      /** Why it is on another day than its rule means: a closure of the office. */
      movedFor: z.nullable(z.string()),
    }),
  ),
  /** An issue was reported, and the office has not marked it as clarified. */
  unansweredIssue: z.boolean(),
  collectionNotes: z.array(CollectionNote),
  alertBefore2Hours: z.boolean(),
  alertBefore24Hours: z.boolean(),
  /** The URLs of `mediaFiles`. */
  media: z.array(z.string()),
  mediaFiles: z.array(CollectionMedia),
});
