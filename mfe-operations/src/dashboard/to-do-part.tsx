import { Link } from '@comptoir/kernel/router';
import { classNames, Figure } from '@comptoir/ui';
import { useId, type ReactNode } from 'react';
import styles from './to-do.module.css';

export function ToDoPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.partTitle}>
        {title}
      </h3>
      {children}
    </section>
  );
}

interface ToDoLineProps {
  to: string;
  label: ReactNode;
  figure: ReactNode;
  note?: string;
  tone?: 'plain' | 'warning' | 'danger';
}

/** Line linking to the list whose rows its figure counts. */
export function ToDoLine({ to, label, figure, note, tone = 'plain' }: ToDoLineProps) {
  return (
    <li>
      <Link to={to} className={styles.line}>
        <span className={styles.label}>
          {label} {note && <span className={styles.note}>{note}</span>}
        </span>
        <Figure className={classNames(styles.figure, styles[tone])}>{figure}</Figure>
      </Link>
    </li>
  );
}
