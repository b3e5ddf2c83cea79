import type { Page } from '../database/page';

export const EXPORT_PAGE = 500;

/**
 * Reads a list by cursor until a page is not full. Each page is its own statement, so that no connection is held
 * at the speed of the client. Rows present throughout appear exactly once, provided that existing rows keep their
 * order.
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
