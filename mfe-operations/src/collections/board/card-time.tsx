import type { BoardCollection } from '@comptoir/api-contract/collection-board';
import { formatAge, formatTime } from '@comptoir/kernel/format';
import { useLanguage } from '@comptoir/kernel/i18n';
import { classNames, Figure } from '@comptoir/ui';
import { useMessages } from '../../messages/messages';
import styles from './collection-card.module.css';

interface CardTimeProps {
  collection: BoardCollection;
  /** Minutes since the planned time. */
  overdue: number;
}

const HOUR_MINUTES = 60;

/** Planned time of an open collection, with the delay of one of today. */
export function CardTime({ collection: { hasTime, scheduledCollectionDate: planned }, overdue }: CardTimeProps) {
  const t = useMessages();
  const { language } = useLanguage();
  if (!hasTime) return <span className={styles.quiet}>{t('board.anyTime')}</span>;
  const time = <Figure className={styles.time}>{formatTime(planned)}</Figure>;
  if (overdue === 0) return time;
  const hours = Math.floor(overdue / HOUR_MINUTES);
  const delay = t('board.overdue', { age: formatAge(planned, language) });
  return (
    <span title={delay} className={classNames(styles.sign, styles.overdue)}>
      {time}
      <span aria-hidden="true">
        {hours === 0 ? t('board.minutesLate', { minutes: overdue }) : t('board.hoursLate', { hours })}
      </span>
      <span className={styles.spoken}>{delay}</span>
    </span>
  );
}
