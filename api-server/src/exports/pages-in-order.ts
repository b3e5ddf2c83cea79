import type { Page } from '../database/page';

/** Rows of one page of an export. */
export const EXPORT_PAGE = 500;

/**
 * Reads a list page by page, each from the last row of the one before; a page that is not full is the last one. Each page
 * is a statement of its own, so that no connection is held while the client reads. A row that is there from beginning to
 * end comes once, whatever is booked meanwhile, as long as nothing moves in the order of the list: what is booked stays.
 */
export async function* pagesInOrder<Row>(
  read: (page: Pick<Page<Row>, 'limit' | 'after'>) => Promise<readonly Row[]>,
  limit = EXPORT_PAGE,
): AsyncGenerator<readonly Row[], void> {
  let after: Row | undefined;
  for (;;) {
    const rows = await read({ limit, after });
    yield rows;
    if (rows.length < limit) return;
    after = rows.at(-1);
  }
}
