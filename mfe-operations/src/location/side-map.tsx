import type { ReactNode } from 'react';
import styles from './side-map.module.css';

export function SideMap({ map, children }: { map: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{children}</div>
      <div className={styles.column}>{map}</div>
    </div>
  );
}
