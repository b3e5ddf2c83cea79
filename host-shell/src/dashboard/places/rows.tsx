import type { ReactNode } from 'react';
import styles from './places.module.css';

export interface RowsProps {
  path: string;
  onRows: ((path: string) => void) | undefined;
  children: ReactNode;
}

/** Opens the rows of a figure of an office; figures of a country open the country. */
export function Rows({ path, onRows, children }: RowsProps) {
  if (!onRows) return children;
  return (
    <button type="button" className={styles.rows} onClick={() => onRows(path)}>
      {children}
    </button>
  );
}
