import { localeOf, useLanguage, type Language } from '@comptoir/kernel/i18n';
import { useMessages } from '../../messages/messages';
import styles from './delay.module.css';

const HOUR_MINUTES = 60;

/** Delay of an open collection of today. Those of earlier days are late instead. */
export function Delay({ minutes: overdue }: { minutes: number }) {
  const t = useMessages();
  const { language } = useLanguage();
  const hours = Math.floor(overdue / HOUR_MINUTES);
  const minutes = overdue % HOUR_MINUTES;
  const delay = t('board.overdue', { age: inWords({ hour: hours, minute: minutes }, language) });
  return (
    <span title={delay} className={styles.delay}>
      <span aria-hidden="true">
        {hours === 0
          ? t('board.minutesLate', { minutes })
          : t('board.hoursLate', { hours, minutes: String(minutes).padStart(2, '0') })}
      </span>
      <span className="visually-hidden">{delay}</span>
    </span>
  );
}

/** Time in its units: '2 hours, 15 minutes'. */
function inWords(units: { hour: number; minute: number }, language: Language): string {
  const locale = localeOf(language);
  const parts = Object.entries(units)
    .filter(([, value]) => value > 0)
    .map(([unit, value]) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value));
  return new Intl.ListFormat(locale, { type: 'unit' }).format(parts);
}
