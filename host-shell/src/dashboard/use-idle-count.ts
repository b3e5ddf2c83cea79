import { useEffect, useState } from 'react';

/** Longest wait of a browser that does not tell when it is idle, in milliseconds. */
const WAIT_MS = 500;

/** Counts from 0 to `end`, one more whenever the browser has nothing else to do. */
export function useIdleCount(end: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => (count < end ? whenIdle(() => setCount(count + 1)) : undefined), [count, end]);
  return count;
}

function whenIdle(work: () => void): () => void {
  // Safari has no such call.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, WAIT_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}
