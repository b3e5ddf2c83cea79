import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** What is known of something, one fact beside the other. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** One thing that is known. */
export function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{title}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** Less important than what stands above it. */
export function Detail({ children }: { children: ReactNode }) {
  return <span className={styles.detail}>{children}</span>;
}
