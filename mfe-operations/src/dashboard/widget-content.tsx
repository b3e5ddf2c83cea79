import { Loaded, Skeleton } from '@comptoir/ui';
import type { ReactNode } from 'react';
import styles from './widget-content.module.css';

interface WidgetContentProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  empty: string;
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

export function WidgetContent<Data>({ query, empty, isEmpty, children }: WidgetContentProps<Data>) {
  return (
    <Loaded query={query} placeholder={<Outline />}>
      {(data) => (isEmpty(data) ? <p className={styles.empty}>{empty}</p> : children(data))}
    </Loaded>
  );
}

export function Outline() {
  return (
    <div className={styles.loading}>
      <Skeleton width="40%" height="2em" />
      <Skeleton />
      <Skeleton width="70%" />
    </div>
  );
}
