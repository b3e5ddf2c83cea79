import type { Place } from './kept-place';
import { useFurtherPage, type FurtherPage } from './use-further-page';

interface PagedRows {
  rows: readonly unknown[];
  onEndReached: FurtherPage | undefined;
}

/**
 * Fetches the pages of a list up to the place where it was left; true while they are on their way. A page that cannot
 * be had ends that: the list then begins with what there is.
 */
export function useAwaitedPlace(place: Place | undefined, { rows, onEndReached }: PagedRows): boolean {
  const isMissing = place !== undefined && onEndReached !== undefined && place.last + 1 > rows.length;
  const failed = useFurtherPage(isMissing, rows.length, onEndReached);
  return isMissing && !failed;
}
