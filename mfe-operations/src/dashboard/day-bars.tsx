import type { DayCount } from './collection-totals';
import styles from './day-chart.module.css';

/** Width of a day and of its bar, and height of the drawing, in SVG units. */
const DAY = 10;
const BAR = 7;
const HEIGHT = 100;

interface DayBarsProps {
  days: readonly DayCount[];
  /** Count at full height. */
  top: number;
  chosen: number | undefined;
}

/** One bar per day: all collections, and inside it the collected ones. */
export function DayBars({ days, top, chosen }: DayBarsProps) {
  const heightOf = (count: number) => (count / top) * HEIGHT;
  const bar = (count: number) => ({ width: BAR, height: heightOf(count), y: HEIGHT - heightOf(count) });
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${days.length * DAY} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {chosen !== undefined && <rect className={styles.chosen} x={chosen * DAY} width={DAY} height={HEIGHT} />}
      {days.map(({ day, collected, total }, index) => (
        <g key={day} transform={`translate(${index * DAY + (DAY - BAR) / 2} 0)`}>
          <rect className={styles.whole} {...bar(total)} />
          <rect className={styles.part} {...bar(collected)} />
        </g>
      ))}
    </svg>
  );
}
