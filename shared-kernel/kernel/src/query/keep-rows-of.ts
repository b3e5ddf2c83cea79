import type { Query } from '@tanstack/react-query';

/**
 * Keeps the rows of the previous search while the next loads. Rows of another scope (office, country) are dropped, so
 * that nobody mistakes them for rows of the current one.
 */
export function keepRowsOf(place: string | undefined) {
  return {
    meta: { place },
    placeholderData: <Rows>(rows: Rows | undefined, before: Pick<Query, 'meta'> | undefined) =>
      before?.meta?.['place'] === place ? rows : undefined,
  };
}
