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
  const awaited = state !== 'failed' && place !== undefined && place.last >= rows.length && onEndReached !== undefined;
  useEffect(() => {
    if (!awaited) return;
    void Promise.resolve(onEndReached()).then((answer) => {
      if (isFailure(answer)) setState('failed');
    });
  }, [awaited, rows.length, onEndReached]);
  return awaited;
}

/** As TanStack Query answers the call for a further page. */
function isFailure(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'isError' in answer && answer.isError === true;
}
