import * as z from 'zod/mini';
import { Collection } from './collection';
import { operation } from './operation';
import { STAFF } from './roles';
import { Id, Instant, NumberId } from './values';

/** Longest period of a board, in days; a week with a clock change is longer than seven days. */
export const BOARD_DAYS = 8;
/** Maximal number of collections of a board. */
export const BOARD_LIMIT = 20_000;

const DAY_MS = 24 * 3_600_000;

/** Both ends are inclusive. */
export const CollectionBoardQuery = z
  .object({ officeId: Id, startDate: Instant, endDate: Instant, collectorId: z.optional(Id) })
  .check(
    z.refine(({ startDate, endDate }) => Date.parse(endDate) - Date.parse(startDate) <= BOARD_DAYS * DAY_MS, {
      path: ['endDate'],
      error: 'A board covers at most 8 days',
    }),
  );

/** A collection on the board; `version` is the value of `If-Match` for a change. */
export const BoardCollection = z.extend(
  z.pick(Collection, {
    id: true,
    status: true,
    collectorId: true,
    scheduledCollectionDate: true,
    hasTime: true,
    roundPosition: true,
    scheduledAmount: true,
    currency: true,
  }),
  {
    id: NumberId,
    agency: z.string(),
    collector: z.string(),
    version: z.int(),
    /** Result of a collected one: the current amount, and the first person who recorded it. Absent from older servers. */
    collected: z.optional(z.object({ at: z.string(), by: z.nullable(z.string()), amount: z.number() })),
  },
);

export const collectionBoardOperations = {
  getCollectionBoard: operation({
    summary: 'All collections of an office for some days, in order of time',
    access: STAFF,
    query: CollectionBoardQuery,
    response: z.array(BoardCollection),
    list: true,
  }),
};

export type CollectionBoardQuery = z.infer<typeof CollectionBoardQuery>;
export type BoardCollection = z.infer<typeof BoardCollection>;
