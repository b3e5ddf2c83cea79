import { notFound } from '../api-error';

/** Rows that follow one are on no page: whichever was asked for, nothing is counted up to it. */
export const FIRST_PAGE = { page: 1 } as const;

/**
 * The row that those which are asked for follow; undefined when the list is asked for from its beginning.
 *
 * @param find Looks for the row with an id among those that the caller may see
 * @throws {ApiError} 404 when it is not there (any more): an answer without rows would look like the end of the list
 */
export async function rowToFollow<Row>(
  after: string | undefined,
  record: Parameters<typeof notFound>[0],
  find: (id: string) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  if (after === undefined) return undefined;
  const row = await find(after);
  if (row === undefined) throw notFound(record);
  return row;
}
