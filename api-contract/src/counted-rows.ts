/** Rows of a list that are counted however long that takes: those of what a search leaves are not, where there are more. */
export const COUNTED_ROWS = 2_000;

/**
 * As the length of a list: more rows than are counted, and nobody knows how many. No list is as long, so that whoever reads
 * page by page reads on; a list whose length is known tells it whatever it is. (In words it is the plural of 2,000.)
 */
export const MORE_ROWS = 1_000_001 * COUNTED_ROWS;

/** Whether a list of a length has rows after those that were read. */
export function hasMoreRows(read: number, length: number): boolean {
  return read < length;
}
