/** The page that was opened comes first: what can wait waits for this long, in milliseconds. */
export const QUIET_MS = 3000;
/** And then for a pause of the browser, in which nobody scrolls or types, but no longer than this. */
const LONGEST_MS = 10_000;
/** Wait of a browser that does not tell when it is idle, in milliseconds. */
const BLIND_MS = 500;

/** Does what can wait once the page is there and the browser has nothing else to do. Returns what calls it off. */
export function whenQuiet(work: () => void): () => void {
  let callOff: (() => void) | undefined;
  const timer = setTimeout(() => {
    callOff = whenIdle(work, { timeout: LONGEST_MS });
  }, QUIET_MS);
  return () => {
    clearTimeout(timer);
    callOff?.();
  };
}

/** Does something when the browser has nothing else to do. Returns what calls it off. */
export function whenIdle(work: () => void, options?: IdleRequestOptions): () => void {
  // Safari has no such call.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, BLIND_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, options);
  return () => cancelIdleCallback(request);
}
