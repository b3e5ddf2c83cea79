import type { ReactNode } from 'react';
import { browserTimeZone, formatDateTime } from '@comptoir/kernel/internal/format';
import { Figure } from '../../components/figure/figure';
import styles from './entries.module.css';

interface EntryListProps {
  label: string;
  children: ReactNode;
}

/** A short list without columns, for example of sessions or keys. */
export function EntryList({ label, children }: EntryListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface EntryProps {
  name: ReactNode;
  /** Button at the end. */
  action?: ReactNode;
  /** Lines below the name: `EntryLine`. */
  children?: ReactNode;
}

/** A row of an `EntryList`. */
export function Entry({ name, action, children }: EntryProps) {
  return (
    <li className={styles.entry}>
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        {children}
      </div>
      {action}
    </li>
  );
}

/** Secondary text of an `Entry`. */
export function EntryLine({ children }: { children: ReactNode }) {
  return <p className={styles.line}>{children}</p>;
}

/** A moment in the time zone of the browser. */
export function Moment({ of }: { of: string }) {
  return (
    <time dateTime={of}>
      <Figure>{formatDateTime(of, browserTimeZone())}</Figure>
    </time>
  );
}
