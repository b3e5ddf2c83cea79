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

/** Days of a week on a phone, each with the number of its open collections. */
export function DayStrip({ columns, chosen, onChoose }: DayStripProps) {
  const t = useMessages();
  const { language } = useLanguage();
  const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' });
  return (
    <fieldset aria-label={t('board.day')} className={styles.strip}>
      {columns.map(({ key, collections }) => {
        const open = collections.filter(({ status }) => !isCollected(status)).length;
        const label = `${formatLongDate(key, language)}, ${t('collections.count', { count: collections.length })}`;
        return (
          <button
            key={key}
            type="button"
            aria-label={label}
            aria-pressed={key === chosen}
            aria-current={key === today() ? 'date' : undefined}
            className={classNames(styles.day, collections.length === 0 && styles.empty)}
            onClick={() => onChoose(key)}
          >
            <span className={styles.weekday}>{weekday.format(new Date(key))}</span>
            <Figure className={styles.number}>{Number(key.slice(-2))}</Figure>
            <span className={styles.count}>{countOf(collections.length, open)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** Open collections, a check when all are collected, a dash without any. */
function countOf(total: number, open: number): string {
  if (total === 0) return '–';
  return open === 0 ? '✓' : String(open);
}
