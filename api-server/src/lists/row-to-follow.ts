import { notFound } from '../api-error';

/** Cursors ignore page numbers. */
export const FIRST_PAGE = { page: 1 } as const;

/**
 * Resolves a cursor id; undefined without one.
 *
 * @param find looks up the row within the reach
 * @throws {ApiError} 404 if missing, since an empty answer would look like the end of the list
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
