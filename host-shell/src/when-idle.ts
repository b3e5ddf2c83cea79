/** Delay of optional work behind the page, in milliseconds. */
export const IDLE_MS = 3000;
/** Maximum wait for an idle period after it. */
const LONGEST_MS = 10_000;
/** Delay in browsers without idle callbacks, in milliseconds. */
const BLIND_MS = 500;

/** Runs optional work after the page in an idle period. Returns a cancel function. */
export function whenPageIdle(work: () => void): () => void {
  let cancel: (() => void) | undefined;
  const timer = setTimeout(() => {
    cancel = whenIdle(work, { timeout: LONGEST_MS });
  }, IDLE_MS);
  return () => {
    clearTimeout(timer);
    cancel?.();
  };
}

/** Runs work in an idle period. Returns a cancel function. */
export function whenIdle(work: () => void, options?: IdleRequestOptions): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, BLIND_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, options);
  return () => cancelIdleCallback(request);
}
