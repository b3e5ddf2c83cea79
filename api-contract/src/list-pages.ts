import * as z from 'zod/mini';
import { queryInteger } from './values';

/**
 * Highest offset of a page in rows, each of which is read to reach it. Longer lists use a cursor (`after`), whose cost
 * does not depend on the position.
 */
export const PAGE_OFFSET_LIMIT = 50_000;

const TOO_FAR = 'At most 50,000 rows can be skipped: request the rows after the last one instead';

interface PageQuery {
  after?: string | undefined;
  page: number;
  limit: number;
}

/** Pagination fields: pages count from 1, with `usual` rows unless `limit` is set. */
export function pageFields(most: number, usual = most) {
  return { page: queryInteger(1, 1_000_000, 1), limit: queryInteger(1, most, usual) };
}

/** Offset of a page in rows. */
export function passedRows({ after, page, limit }: PageQuery): number {
  return after === undefined ? (page - 1) * limit : 0;
}

/** Check that the offset does not exceed `PAGE_OFFSET_LIMIT`. */
export function nearPage<Query>(passed: (query: Query) => number) {
  return z.refine<Query>((query) => passed(query) <= PAGE_OFFSET_LIMIT, { path: ['page'], error: TOO_FAR });
}
