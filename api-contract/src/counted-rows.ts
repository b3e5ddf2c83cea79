/** Most rows of a filtered list that are counted one by one. */
export const COUNTED_ROWS = 50_000;

/** As the length of a list: more rows than are counted. A list of which the server keeps it tells its length whatever it is. */
export const MORE_ROWS = COUNTED_ROWS + 1;

/** Whether a list of a length has rows after those that were read. */
export function hasMoreRows(read: number, length: number): boolean {
  return length === MORE_ROWS || read < length;
}
