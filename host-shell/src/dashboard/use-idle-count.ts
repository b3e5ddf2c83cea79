import { useEffect, useState } from 'react';
import { whenIdle } from '../quiet';

/** Counts from 0 to `end`, one more whenever the browser has nothing else to do. */
export function useIdleCount(end: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => (count < end ? whenIdle(() => setCount(count + 1)) : undefined), [count, end]);
  return count;
}
