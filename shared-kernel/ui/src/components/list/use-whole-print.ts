import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FurtherPage } from './use-further-page';

/** Maximal number of printed rows: about 80 sheets. */
const PRINTED_ROWS = 2_000;
/** Maximal number of pauses for rendering the rows of an answer. */
const MOST_WAITS = 40;
const PAUSE_MS = 25;

interface Fetched {
  count: number;
  fetchPage: FurtherPage | undefined;
}

/**
 * Loads the remaining rows before printing with Ctrl+P, because the browser would not wait. Returns whether it is
 * loading.
 */
export function useWholePrint(count: number, fetchPage: FurtherPage | undefined): boolean {
  const [isComing, setComing] = useState(false);
  const list = useRef<Fetched>({ count, fetchPage });
  const hasMore = isShort({ count, fetchPage });

  useLayoutEffect(() => {
    list.current = { count, fetchPage };
  }, [count, fetchPage]);

  useEffect(() => {
    if (!hasMore) return undefined;
    const printWhole = async () => {
      setComing(true);
      for (let known = -1; isShort(list.current) && list.current.count > known;) {
        known = list.current.count;
        await list.current.fetchPage?.({ cancelRefetch: false });
        // Lets rows render; an answer without rows has failed, and the loaded ones are printed.
        for (let wait = 0; wait < MOST_WAITS && list.current.count === known; wait += 1) await pause();
      }
      setComing(false);
      setTimeout(() => window.print());
    };
    const ask = (event: KeyboardEvent) => {
      const isPrint = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'p';
      if (!isPrint || event.altKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      if (!event.repeat) void printWhole();
    };
    window.addEventListener('keydown', ask);
    return () => window.removeEventListener('keydown', ask);
  }, [hasMore]);

  return isComing;
}

function isShort({ count, fetchPage }: Fetched): boolean {
  return fetchPage !== undefined && count < PRINTED_ROWS;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
