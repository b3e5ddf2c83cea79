import { useSyncExternalStore } from 'react';

/** Chromium counts the sheets before the media query of paper holds, but after it has announced them. */
let isAnnounced = false;

/** Whether the page is being printed; a list then shows all of its rows. */
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
