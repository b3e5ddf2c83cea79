import { serverNow } from '@comptoir/kernel/format';
import { patientQuery } from '@comptoir/kernel/query';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import styles from './inbox-count.module.css';

/** Beyond this the number itself says nothing more. */
const MOST = 99;
/** The longest a browser's timer waits, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

/** How much is open in the inbox; nothing while nothing is. The open stream says when it is another number. */
export function InboxCount() {
  const { data, refetch } = useQuery(patientQuery('countInbox', {}));
  const next = data?.nextDate ?? null;
  useEffect(() => {
    if (next === null) return undefined;
    // What was put off comes back by itself, which nobody tells.
    const wait = Math.max(0, new Date(next).getTime() - serverNow()) + 1000;
    const timer = setTimeout(() => void refetch(), Math.min(wait, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [next, refetch]);
  const open = data?.open ?? 0;
  return open > 0 && <span className={styles.count}>{open > MOST ? `${MOST}+` : open}</span>;
}
