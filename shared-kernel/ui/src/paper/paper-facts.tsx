import type { ReactNode } from 'react';
import styles from './paper.module.css';

/** Facts of a printed document, one per line. */
export function PaperFacts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface PaperFactProps {
  title: string;
  isMain?: boolean;
  children: ReactNode;
}

/** A line of `PaperFacts`. */
export function PaperFact({ title, isMain = false, children }: PaperFactProps) {
  return (
    <div className={isMain ? styles.main : undefined}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
