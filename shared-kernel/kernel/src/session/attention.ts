/** In milliseconds. Without input for this time the page counts as unattended. */
const ATTENTION_MS = 60_000;

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** True if a user is at the page: requests of an unattended page do not keep a session from idling out. */
export type Attention = () => boolean;

/** Watches for user input from now on; opening the page counts. */
export function watchAttention(
  page: Pick<Document, 'addEventListener'>,
  now: () => number = () => performance.now(),
): Attention {
  let last = now();
  for (const sign of SIGNS) {
    page.addEventListener(sign, () => (last = now()), { capture: true, passive: true });
  }
  return () => now() - last < ATTENTION_MS;
}
