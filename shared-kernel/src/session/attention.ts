/** After so long without a touch or a key nobody is taken to sit before the page, in milliseconds. */
const ATTENTION_MS = 60_000;

/** What a person does to a page; a page that moves by itself does none of it. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Whether somebody is at the page: what is asked while nobody is does not keep a session from becoming idle. */
export type Attention = () => boolean;

/** Watches a page for signs of a person, from now on; to open it is one. */
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
