/**
 * Attribute of the frame of a list with its grid, which its totals observe: a context would load with every page. The
 * line before each column is named after it.
 */
export const TRACKS = 'data-tracks';

/** Name of the grid line before a column. */
export function lineOf(column: string): string {
  return `list-${column}`;
}
