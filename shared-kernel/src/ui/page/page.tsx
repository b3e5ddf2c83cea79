import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './page.module.css';

interface PageProps {
  /** `fill` gives a list the height that is left; `form` keeps lines short. */
  layout?: 'flow' | 'fill' | 'form';
  children: ReactNode;
}

/** The content of a screen, inside the shell's `main`. */
export function Page({ layout = 'flow', children }: PageProps) {
  return <div className={classNames(styles.page, styles[layout])}>{children}</div>;
}

/** A surface of its own within a page. */
export function Card({ children }: { children: ReactNode }) {
  return <section className={styles.card}>{children}</section>;
}
