import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import styles from './state.module.css';

interface EmptyStateProps {
  title: string;
  icon?: IconName;
  /** Suggested next step: a sentence or a button. */
  children?: ReactNode;
}

/** An empty state with a next step. */
export function EmptyState({ title, icon = 'empty', children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.disc}>
        <Icon name={icon} />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.next}>{children}</div>}
    </div>
  );
}
