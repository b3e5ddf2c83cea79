import { useEffect, useState } from 'react';
import type { Place } from './kept-place';

interface PagedRows {
  rows: readonly unknown[];
  onEndReached: (() => unknown) | undefined;
}

/**
 * Fetches the pages of a list up to the place where it was left; true while they are on their way. A page that cannot
 * be had ends that: the list then begins with what there is.
 */
export function useAwaitedPlace(place: Place | undefined, { rows, onEndReached }: PagedRows): boolean {
  const [state, setState] = useState<'fetching' | 'failed'>('fetching');
  const fetching = state !== 'failed' && place !== undefined && onEndReached !== undefined;
  const missing = fetching ? Math.max(0, place.last + 1 - rows.length) : 0;
  useEffect(() => {
    if (missing === 0) return;
    void Promise.resolve(onEndReached?.()).then((answer) => {
      if (isFailure(answer)) setState('failed');
    });
  }, [missing, onEndReached]);
  return missing > 0;
}

/** As TanStack Query answers the call for a further page. */
function isFailure(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'isError' in answer && answer.isError === true;
}
