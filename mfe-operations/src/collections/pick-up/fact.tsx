import type { ReactNode } from 'react';
import styles from './pick-up.module.css';

/** One thing that is known, in a `dl`. */
export function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{title}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
