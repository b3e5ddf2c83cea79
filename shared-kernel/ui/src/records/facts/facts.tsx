import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** List of labelled values. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** A labelled value. */
export function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{title}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** Secondary text. */
export function Detail({ children }: { children: ReactNode }) {
  return <span className={styles.detail}>{children}</span>;
}
