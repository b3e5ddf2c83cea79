import { formatDate } from '@comptoir/kernel/format';
import { Figure } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import type { DayCount } from './collection-totals';

/** Figures of the chart for screen readers. */
export function DayTable({ days }: { days: readonly DayCount[] }) {
  const t = useMessages();
  return (
    <div className="visually-hidden">
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
              <th scope="row">
                <Figure>{formatDate(day)}</Figure>
              </th>
              <td>{collected}</td>
              <td>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
