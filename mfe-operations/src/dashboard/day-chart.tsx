import { formatDate } from '@comptoir/shared-kernel/format';
import { useMessages } from '../messages/messages';
import type { DayCount } from './collection-totals';
import styles from './day-chart.module.css';

/** Width of a day and of the bar in it, and height of the highest one, in units of the drawing. */
const DAY = 10;
const BAR = 7;
const HEIGHT = 100;

/** A bar for each day: all its collections, and in it those that were collected. The same stands in a hidden table. */
export function DayChart({ days }: { days: readonly DayCount[] }) {
  const t = useMessages();
  const highest = Math.max(1, ...days.map(({ total }) => total));
  const heightOf = (count: number) => (count / highest) * HEIGHT;

  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${days.length * DAY} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ day, collected, total }, index) => (
          <g key={day} transform={`translate(${index * DAY + (DAY - BAR) / 2} 0)`}>
            <title>{`${formatDate(day)}: ${collected} / ${total}`}</title>
            <rect className={styles.whole} width={BAR} height={heightOf(total)} y={HEIGHT - heightOf(total)} />
            <rect className={styles.part} width={BAR} height={heightOf(collected)} y={HEIGHT - heightOf(collected)} />
          </g>
        ))}
      </svg>
      <div className={styles.axis} aria-hidden="true">
        <span>{formatDate(days.at(0)?.day)}</span>
        <span>{t('dashboard.highest', { count: highest })}</span>
        <span>{formatDate(days.at(-1)?.day)}</span>
      </div>
      <div className={styles.legend} aria-hidden="true">
        <span className={styles.collected}>{t('dashboard.legend.collected')}</span>
        <span className={styles.scheduled}>{t('dashboard.legend.scheduled')}</span>
      </div>
      <div className={styles.hidden}>
        <table>
          <caption>{t('dashboard.perDay')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('collection.date')}</th>
              <th scope="col">{t('dashboard.legend.collected')}</th>
              <th scope="col">{t('dashboard.legend.scheduled')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, collected, total }) => (
              <tr key={day}>
                <th scope="row">{formatDate(day)}</th>
                <td>{collected}</td>
                <td>{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
