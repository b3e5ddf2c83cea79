/** Rows of a search result are counted up to this number. */
export const COUNTED_ROWS = 2_000;

/**
 * Total of a list with more rows than are counted. Larger than any real list, so that clients that read page by page
 * continue. (In texts it takes the plural form of 2,000.)
 */
export const MORE_ROWS = 1_000_001 * COUNTED_ROWS;

/** True if a list with this total has rows after those read. */
export function hasMoreRows(read: number, length: number): boolean {
  return read < length;
}
