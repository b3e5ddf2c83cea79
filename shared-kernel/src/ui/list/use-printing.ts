import { useSyncExternalStore } from 'react';

/** Whether the page is being printed; a list then shows all of its rows. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting);
}

function subscribe(listener: () => void): () => void {
  const print = matchMedia('print');
  print.addEventListener('change', listener);
  return () => print.removeEventListener('change', listener);
}

function isPrinting(): boolean {
  return matchMedia('print').matches;
}
