import type { ReactNode } from 'react';
import styles from './paper.module.css';

/** What a paper says, one line for each. */
export function PaperFacts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface PaperFactProps {
  title: string;
  /** Stands out: what the paper is for. */
  isMain?: boolean;
  children: ReactNode;
}

/** One line of `PaperFacts`. */
export function PaperFact({ title, isMain = false, children }: PaperFactProps) {
  return (
    <div className={isMain ? styles.main : undefined}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
