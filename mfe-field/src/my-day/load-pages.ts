import { loadSignatureField } from './record/lazy-fields';

/** Delay of pages that are not open, in milliseconds: earlier the service worker fetches their files. */
const LATER_MS = 10_000;

export async function loadStopPage() {
  return { default: (await import(/* webpackChunkName: "pick-up" */ './stop.page')).StopPage };
}

export async function loadReceiptPage() {
  return { default: (await import(/* webpackChunkName: "paper" */ './receipt/receipt.page')).StopReceiptPage };
}

export async function loadOutboxPage() {
  return { default: (await import(/* webpackChunkName: "outbox" */ './outbox/outbox.page')).OutboxPage };
}

/** Loads the further pages after that of the day, so that they open offline; returns a cancel function. */
export function loadLater(): () => void {
  const timer = setTimeout(() => void loadInTurn(), LATER_MS);
  return () => clearTimeout(timer);
}

/** In sequence, since the code of all at once would block a slow phone. */
async function loadInTurn(): Promise<void> {
  for (const load of [loadStopPage, loadReceiptPage, loadSignatureField, loadOutboxPage]) {
    // Opening the page loads it again.
    await load().catch(() => undefined);
  }
}
