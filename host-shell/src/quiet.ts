/** Delay of optional work behind the page, in milliseconds. */
export const QUIET_MS = 3000;
/** Maximum wait for an idle period after it. */
const LONGEST_MS = 10_000;
/** Delay in browsers without idle callbacks, in milliseconds. */
const BLIND_MS = 500;

/** Runs optional work after the page in an idle period. Returns a cancel function. */
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
