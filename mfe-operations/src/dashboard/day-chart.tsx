import { formatDate } from '@comptoir/kernel/format';
import { Figure } from '@comptoir/ui';
import { useState } from 'react';
import { useMessages } from '../messages/messages';
import type { DayCount } from './collection-totals';
import styles from './day-chart.module.css';
import { DayPlot } from './day-plot';
import { DayTable } from './day-table';

/** Shows the figures of the chosen day, else of all days, above the bars. */
export function DayChart({ days }: { days: readonly DayCount[] }) {
  const t = useMessages();
  const [chosen, choose] = useState<number>();
  const chosenDay = chosen === undefined ? undefined : days[chosen];
  const [first, last] = [formatDate(days[0]?.day), formatDate(days.at(-1)?.day)];
  const when = chosenDay ? formatDate(chosenDay.day) : `${first} – ${last}`;
  const figures = t('dashboard.chart.figures', chosenDay ?? sumOf(days));

  return (
    <figure className={styles.figure}>
      <p className={styles.readout} aria-hidden="true">
        <Figure>{when}</Figure> <strong>{figures}</strong>
      </p>
      <DayPlot days={days} chosen={chosen} onChoose={choose} spoken={`${when}: ${figures}`} />
      <div className={styles.legend} aria-hidden="true">
        <span className={styles.collected}>{t('dashboard.legend.collected')}</span>
        <span className={styles.scheduled}>{t('dashboard.legend.scheduled')}</span>
      </div>
      <DayTable days={days} />
    </figure>
  );
}

function sumOf(days: readonly DayCount[]) {
  return {
    collected: days.reduce((sum, { collected }) => sum + collected, 0),
    total: days.reduce((sum, { total }) => sum + total, 0),
  };
}
