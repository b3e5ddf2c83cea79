import type { LocalDay } from '@comptoir/api-contract/collection-state';
import type { Collection } from '@comptoir/api-contract/collections';
import { Icon } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { StopCard } from './stop-card';
import styles from './stop-list.module.css';

interface DoneStopsProps {
  stops: readonly Collection[];
  today: LocalDay;
}

/** Folded, so that the next stops are on the screen. */
export function DoneStops({ stops, today }: DoneStopsProps) {
  const t = useMessages();
  if (stops.length === 0) return null;
  return (
    <details className={styles.part}>
      <summary className={styles.fold}>
        <h2 className={styles.title}>
          {t('myDay.done')} <span className={styles.count}>{stops.length}</span>
        </h2>
        <Icon name="down" />
      </summary>
      <ul className={styles.stops}>
        {stops.map((stop) => (
          <StopCard key={stop.id} stop={stop} today={today} />
        ))}
      </ul>
    </details>
  );
}
