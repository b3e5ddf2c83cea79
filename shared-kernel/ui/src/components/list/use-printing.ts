import { useSyncExternalStore } from 'react';

/** Chromium counts pages after `beforeprint`, but before the print media query matches. */
let isAnnounced = false;

/** True while the page is printed; lists then render all rows. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting);
}

function subscribe(listener: () => void): () => void {
  const print = matchMedia('print');
  const announce = ({ type }: Event) => {
    isAnnounced = type === 'beforeprint';
    listener();
  };
  print.addEventListener('change', listener);
  window.addEventListener('beforeprint', announce);
  window.addEventListener('afterprint', announce);
  return () => {
    print.removeEventListener('change', listener);
    window.removeEventListener('beforeprint', announce);
    window.removeEventListener('afterprint', announce);
  };
}

function isPrinting(): boolean {
  return isAnnounced || matchMedia('print').matches;
}
