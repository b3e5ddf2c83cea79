import { today } from '@comptoir/kernel/format';
import { WidgetCard } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { countsByDay } from './collection-totals';
import { CHART_DAYS, daysAgo, useCollectionTotals } from './dashboard.queries';
import { DayChart } from './day-chart';
import { WidgetContent } from './widget-content';

export function Widget() {
  const t = useMessages();
  const [first, last] = [daysAgo(CHART_DAYS - 1), today()];
  const totals = useCollectionTotals();
  return (
    <WidgetCard
      title={t('dashboard.perDay')}
      link={{ to: `/collection-schedules?from=${first}&to=${last}`, label: t('dashboard.toEachDay') }}
    >
      <WidgetContent query={totals} empty={t('collections.empty')} isEmpty={({ length }) => length === 0}>
        {(rows) => <DayChart days={countsByDay(rows, first, last)} />}
      </WidgetContent>
    </WidgetCard>
  );
}
