import { today } from '@comptoir/kernel/format';
import { WidgetCard } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { amountsByCurrency } from './collection-totals';
import { CurrencyAmounts } from './currency-amounts';
import { CHART_DAYS, daysAgo, useCollectionTotals } from './dashboard.queries';
import { WidgetContent } from './widget-content';

export function Widget() {
  const t = useMessages();
  const [first, last] = [daysAgo(CHART_DAYS - 1), today()];
  const totals = useCollectionTotals();
  const list = `/collection-schedules?from=${first}&to=${last}`;
  return (
    <WidgetCard title={t('dashboard.collectedAgainstScheduled')} link={{ to: list, label: t('dashboard.toLastDays') }}>
      <WidgetContent query={totals} empty={t('collections.empty')} isEmpty={({ length }) => length === 0}>
        {(rows) => <CurrencyAmounts amounts={amountsByCurrency(rows)} to={list} />}
      </WidgetContent>
    </WidgetCard>
  );
}
