import type { Query } from '@tanstack/react-query';

/**
 * While another search of a list is on its way, the rows of the one before stay. Those of another place (an office, a
 * country) do not: nobody may take them for the rows of this one.
 */
export function keepRowsOf(place: string | undefined) {
  return {
    meta: { place },
    placeholderData: <Rows>(rows: Rows | undefined, before: Pick<Query, 'meta'> | undefined) =>
      before?.meta?.['place'] === place ? rows : undefined,
  };
}
