import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './page.module.css';

interface PageProps {
  /** `fill` gives a list the remaining height; `form` limits the width. */
  layout?: 'flow' | 'fill' | 'form';
  children: ReactNode;
}

/** Content of a page, inside the shell's `main`. */
export function Page({ layout = 'flow', children }: PageProps) {
  return <div className={classNames(styles.page, styles[layout])}>{children}</div>;
}

/** A card within a page. */
export function Card({ children }: { children: ReactNode }) {
  return <section className={styles.card}>{children}</section>;
}
