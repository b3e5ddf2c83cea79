import { serverNow } from '@comptoir/kernel/format';
import { patientQuery } from '@comptoir/kernel/query';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import styles from './inbox-count.module.css';

/** Larger numbers are cut off. */
const MAX_SHOWN = 99;
/** Maximum delay of a timer, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

/** Number of open items in the inbox; hidden at zero. The stream triggers reads. */
export function InboxCount() {
  const { data, refetch } = useQuery(patientQuery('countInbox', {}));
  const next = data?.nextDate ?? null;
  useEffect(() => {
    if (next === null) return undefined;
    // A snoozed item returns by time, without an event.
    const wait = Math.max(0, new Date(next).getTime() - serverNow()) + 1000;
    const timer = setTimeout(() => void refetch(), Math.min(wait, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [next, refetch]);
  const open = data?.open ?? 0;
  return open > 0 && <span className={styles.count}>{open > MAX_SHOWN ? `${MAX_SHOWN}+` : open}</span>;
}
