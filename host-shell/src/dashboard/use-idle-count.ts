import { useEffect, useState } from 'react';
import { whenIdle } from '../when-idle';

/** Counts from 0 to `end`, one step in each idle period of the browser. */
export function useIdleCount(end: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => (count < end ? whenIdle(() => setCount(count + 1)) : undefined), [count, end]);
  return count;
}
