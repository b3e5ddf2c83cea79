import { useEffect, useState } from 'react';
import { useFurtherPage, type FurtherPage } from './use-further-page';

/** Maximal number of printed rows: about 80 sheets. */
const PRINTED_ROWS = 2_000;

/**
 * Loads the remaining rows before printing with Ctrl+P, because the browser would not wait. Returns whether it is
 * loading.
 */
export function useFullPrint(count: number, fetchPage: FurtherPage | undefined): boolean {
  const [isAsked, setAsked] = useState(false);
  const hasMore = fetchPage !== undefined && count < PRINTED_ROWS;
  const hasEnded = useFurtherPage(isAsked && hasMore, count, fetchPage);
  const isReady = isAsked && (!hasMore || hasEnded);

  useEffect(() => {
    if (!hasMore) return undefined;
    const ask = (event: KeyboardEvent) => {
      const isPrint = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'p';
      if (!isPrint || event.altKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      setAsked(true);
    };
    window.addEventListener('keydown', ask);
    return () => window.removeEventListener('keydown', ask);
  }, [hasMore]);

  useEffect(() => {
    if (!isReady) return;
    setTimeout(() => {
      window.print();
      setAsked(false);
    });
  }, [isReady]);

  return isAsked && !isReady;
}
