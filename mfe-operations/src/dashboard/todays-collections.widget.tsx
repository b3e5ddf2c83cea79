import { today } from '@comptoir/kernel/format';
import { Ratio, WidgetCard } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { CollectedToday } from './collected-today';
import { amountsByCurrency, countCollections } from './collection-totals';
import { CurrencyAmounts } from './currency-amounts';
import { useOverview, useTodaysTotals } from './dashboard.queries';
import styles from './todays-collections.module.css';
import { WidgetContent } from './widget-content';

/** Today's planned collections by progress and currency, and the cash recorded today. */
export function Widget() {
  const t = useMessages();
  const totals = useTodaysTotals();
  const collected = useOverview({ refetchOnMount: false }).data?.places[0]?.collectedToday ?? [];
  return (
    <WidgetCard
      title={t('dashboard.today')}
      link={{ to: `/collection-schedules?to=${today()}`, label: t('dashboard.toToday') }}
    >
      <WidgetContent query={totals} empty={t('dashboard.noneToday')} isEmpty={({ length }) => length === 0}>
        {(rows) => {
          const { collected: part, total } = countCollections(rows);
          return (
            <>
              <p className={styles.count}>
                <Ratio className={styles.figure} part={part} whole={total} /> {t('dashboard.collectedOfPlanned')}
              </p>
              <CurrencyAmounts amounts={amountsByCurrency(rows)} />
            </>
          );
        }}
      </WidgetContent>
      <CollectedToday sums={collected} />
    </WidgetCard>
  );
}
