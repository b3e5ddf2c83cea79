import { formatDate } from '@comptoir/kernel/format';
import { useLanguage } from '@comptoir/kernel/i18n';
import { Figure } from '@comptoir/ui';
import type { PointerEvent } from 'react';
import { useMessages } from '../messages/messages';
import type { DayCount } from './collection-totals';
import styles from './day-chart.module.css';
import { DayBars } from './day-bars';

interface DayPlotProps {
  days: readonly DayCount[];
  /** Index of the day whose figures are shown. */
  chosen: number | undefined;
  onChoose: (index: number | undefined) => void;
  /** Figures for screen readers. */
  spoken: string;
}

/** Bars with axes. A day is chosen by pointer or arrow keys. */
export function DayPlot({ days, chosen, onChoose, spoken }: DayPlotProps) {
  const t = useMessages();
  const { direction } = useLanguage();
  const top = highestTick(days);

  function point({ clientX, currentTarget }: PointerEvent) {
    const { left, right, width } = currentTarget.getBoundingClientRect();
    const along = (direction === 'rtl' ? right - clientX : clientX - left) / width;
    onChoose(Math.min(days.length - 1, Math.max(0, Math.floor(along * days.length))));
  }

  return (
    <div className={styles.plot}>
      <div className={styles.ticks} aria-hidden="true">
        {[top, top / 2, 0].map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
      <div className={styles.bars} onPointerMove={point} onPointerLeave={() => onChoose(undefined)}>
        <DayBars days={days} top={top} chosen={chosen} />
        <input
          type="range"
          className={styles.day}
          aria-label={t('dashboard.chart.day')}
          aria-valuetext={spoken}
          min={0}
          max={days.length - 1}
          value={chosen ?? days.length - 1}
          onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
          onFocus={() => onChoose(days.length - 1)}
          onBlur={() => onChoose(undefined)}
        />
      </div>
      <div className={styles.axis} aria-hidden="true">
        {[0, Math.floor(days.length / 2), days.length - 1].map((index) => (
          <Figure key={index}>{formatDate(days[index]?.day)}</Figure>
        ))}
      </div>
    </div>
  );
}

/** Even, so that the middle of the axis is a whole count. */
function highestTick(days: readonly DayCount[]): number {
  const highest = Math.max(2, ...days.map(({ total }) => total));
  return highest + (highest % 2);
}
