import * as z from 'zod/mini';
import { queryInteger } from './values';

/**
 * A page of a list begins after so many rows at most, which are passed one by one on the way to it. Of a list that may be
 * longer, the rows that follow one are asked for (`after`), which costs the same however far down that is.
 */
export const PAGE_OFFSET_LIMIT = 50_000;

const TOO_FAR = 'At most 50,000 rows can be skipped: request the rows after the last one instead';

interface PageQuery {
  after?: string | undefined;
  page: number;
  limit: number;
}

/** The fields of a page: the first one is 1, and has `usual` rows when no `limit` is asked for. */
export function pageFields(most: number, usual = most) {
  return { page: queryInteger(1, 1_000_000, 1), limit: queryInteger(1, most, usual) };
}

/** Rows that are passed on the way to a page. */
export function passedRows({ after, page, limit }: PageQuery): number {
  return after === undefined ? (page - 1) * limit : 0;
}

/** Sees to it that no more than `PAGE_OFFSET_LIMIT` rows are passed. */
export function nearPage<Query>(passed: (query: Query) => number) {
  return z.refine<Query>((query) => passed(query) <= PAGE_OFFSET_LIMIT, { path: ['page'], error: TOO_FAR });
}
