import { loadSignatureField } from './record/load-more';

/** Delay of pages that are not open, in milliseconds: on a slow phone they would compete with the stops. */
const LATER_MS = 3000;

export async function loadStopPage() {
  return { default: (await import(/* webpackChunkName: "pick-up" */ './stop.page')).StopPage };
}

export async function loadReceiptPage() {
  return { default: (await import(/* webpackChunkName: "paper" */ './receipt/receipt.page')).StopReceiptPage };
}

/** Loads the pages of a stop after those of the day, so that they open offline; returns a cancel function. */
export function loadLater(): () => void {
  const timer = setTimeout(() => {
    for (const load of [loadStopPage, loadReceiptPage, loadSignatureField]) {
      // Opening the page loads it again.
      load().catch(() => undefined);
    }
  }, LATER_MS);
  return () => clearTimeout(timer);
}
