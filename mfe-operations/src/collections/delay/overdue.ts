import type { Collection } from '@comptoir/api-contract/collections';
import { dayOf, now } from '@comptoir/kernel/format';
import { useEffect, useState } from 'react';

type Planned = Pick<Collection, 'status' | 'hasTime' | 'scheduledCollectionDate'>;

const MINUTE_MS = 60_000;

/** Minutes since the planned time of an open collection of today; 0 for all others. */
export function overdueMinutes({ status, hasTime, scheduledCollectionDate: planned }: Planned, at: Date): number {
  if (status !== 'UNCOLLECTED' || !hasTime || dayOf(planned) !== dayOf(at.toISOString())) return 0;
  return Math.max(0, Math.floor((at.getTime() - Date.parse(planned)) / MINUTE_MS));
}

/** The time, read again every minute. */
export function useMinute(): Date {
  const [minute, setMinute] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMinute(now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return minute;
}
