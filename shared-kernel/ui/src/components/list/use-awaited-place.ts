import type { Place } from './saved-place';
import { useFurtherPage, type FurtherPage } from './use-further-page';

interface PagedRows {
  rows: readonly unknown[];
  onEndReached: FurtherPage | undefined;
}

/** Loads the pages of a list up to its saved scroll position; true while loading. A failed page ends it. */
export function useAwaitedPlace(place: Place | undefined, { rows, onEndReached }: PagedRows): boolean {
  const isMissing = place !== undefined && onEndReached !== undefined && place.last + 1 > rows.length;
  const failed = useFurtherPage(isMissing, rows.length, onEndReached);
  return isMissing && !failed;
}
