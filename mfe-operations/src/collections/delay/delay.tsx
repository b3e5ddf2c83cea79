import { formatAge } from '@comptoir/kernel/format';
import { useLanguage } from '@comptoir/kernel/i18n';
import { useMessages } from '../../messages/messages';
import styles from './delay.module.css';

const HOUR_MINUTES = 60;

/** Delay of an open collection of today. */
export function Delay({ since, minutes }: { since: string; minutes: number }) {
  const t = useMessages();
  const { language } = useLanguage();
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const delay = t('board.overdue', { age: formatAge(since, language) });
  return (
    <span title={delay} className={styles.delay}>
      <span aria-hidden="true">
        {hours === 0 ? t('board.minutesLate', { minutes }) : t('board.hoursLate', { hours })}
      </span>
      <span className="visually-hidden">{delay}</span>
    </span>
  );
}
