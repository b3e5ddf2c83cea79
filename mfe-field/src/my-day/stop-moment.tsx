import type { Collection } from '@comptoir/api-contract/collections';
import { formatDate, formatTime } from '@comptoir/kernel/format';
import { Figure } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import type { StopState } from './round';
import styles from './stop-moment.module.css';

interface StopMomentProps {
  stop: Pick<Collection, 'id' | 'hasTime' | 'roundPosition' | 'scheduledCollectionDate'>;
  state: StopState;
}

export function StopMoment({ stop: { id, hasTime, roundPosition, scheduledCollectionDate }, state }: StopMomentProps) {
  const t = useMessages();
  return (
    <p className={styles.moment}>
      {roundPosition !== null && (
        <span className={styles.position}>
          <span className="visually-hidden">{t('myDay.position')} </span>
          {roundPosition}
        </span>
      )}
      {state === 'late' && <Figure className={styles.late}>{formatDate(scheduledCollectionDate)}</Figure>}
      {hasTime && <Figure className={styles.time}>{formatTime(scheduledCollectionDate)}</Figure>}
      <Figure>#{id}</Figure>
    </p>
  );
}
