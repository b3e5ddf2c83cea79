import type { LocalDay } from '@comptoir/api-contract/collection-state';
import type { Collection } from '@comptoir/api-contract/collections';
import { useId } from 'react';
import { StopCard } from './stop-card';
import styles from './stop-list.module.css';

interface StopListProps {
  title: string;
  stops: readonly Collection[];
  today: LocalDay;
}

export function StopList({ title, stops, today }: StopListProps) {
  const id = useId();
  if (stops.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.title}>
        {title} <span className={styles.count}>{stops.length}</span>
      </h2>
      <ul className={styles.stops}>
        {stops.map((stop) => (
          <StopCard key={stop.id} stop={stop} today={today} />
        ))}
      </ul>
    </section>
  );
}
