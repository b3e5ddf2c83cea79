import { isCollected } from '@comptoir/api-contract/collection-state';
import { formatLongDate, today } from '@comptoir/kernel/format';
import { localeOf, useLanguage } from '@comptoir/kernel/i18n';
import { classNames, Figure } from '@comptoir/ui';
import { useMessages } from '../../messages/messages';
import type { BoardColumn } from './columns';
import styles from './day-strip.module.css';

interface DayStripProps {
  /** Columns of a week, whose keys are days. */
  columns: readonly BoardColumn[];
  /** Key of the shown day. */
  chosen: string;
  onChoose: (day: string) => void;
}

/** Days of a week on a phone, each with the number of collected ones of all its collections. */
export function DayStrip({ columns, chosen, onChoose }: DayStripProps) {
  const t = useMessages();
  const { language } = useLanguage();
  const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' });
  return (
    <fieldset aria-label={t('board.day')} className={styles.strip}>
      {columns.map(({ key, collections }) => {
        const total = collections.length;
        const part = collections.filter(({ status }) => isCollected(status)).length;
        const count = total === 0 ? t('board.none') : t('board.progress', { part, total });
        return (
          <button
            key={key}
            type="button"
            aria-label={`${formatLongDate(key, language)}, ${count}`}
            aria-pressed={key === chosen}
            aria-current={key === today() ? 'date' : undefined}
            className={classNames(styles.day, total === 0 && styles.empty)}
            onClick={() => onChoose(key)}
          >
            <span className={styles.weekday}>{weekday.format(new Date(key))}</span>
            <Figure className={styles.number}>{Number(key.slice(-2))}</Figure>
            <Figure className={styles.count}>{total === 0 ? '–' : `${part}/${total}`}</Figure>
          </button>
        );
      })}
    </fieldset>
  );
}
