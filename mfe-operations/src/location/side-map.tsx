import { classNames } from '@comptoir/ui';
import type { ReactNode } from 'react';
import styles from './side-map.module.css';

interface SideMapProps {
  map: ReactNode;
  /** Leaves more room to the fields. */
  isNarrow?: boolean;
  children: ReactNode;
}

export function SideMap({ map, isNarrow = false, children }: SideMapProps) {
  return (
    <div className={classNames(styles.columns, isNarrow && styles.narrow)}>
      <div className={styles.column}>{children}</div>
      <div className={styles.column}>{map}</div>
    </div>
  );
}
