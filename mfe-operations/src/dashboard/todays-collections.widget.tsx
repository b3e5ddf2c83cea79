import { today } from '@comptoir/shared-kernel/format';
import { Ratio, WidgetCard } from '@comptoir/shared-kernel/ui';
import { useMessages } from '../messages/messages';
import { amountsByCurrency, countCollections } from './collection-totals';
import { CurrencyAmounts } from './currency-amounts';
import { useCollectionTotals } from './dashboard.queries';
import styles from './todays-collections.module.css';
import { WidgetContent } from './widget-content';

/** Today's collections of the office: how many are collected, and what they brought in each currency. */
export function Widget() {
  const t = useMessages();
  const totals = useCollectionTotals(today(), today());
  return (
    <WidgetCard
      title={t('dashboard.today')}
      link={{ to: `/collection-schedules?to=${today()}`, label: t('dashboard.toToday') }}
    >
      <WidgetContent query={totals} empty={t('dashboard.noneToday')} isEmpty={({ length }) => length === 0}>
        {(rows) => {
          const { collected, total } = countCollections(rows);
          return (
            <>
              <p className={styles.count}>
                <Ratio className={styles.figure} part={collected} whole={total} /> {t('dashboard.collected')}
              </p>
              <CurrencyAmounts amounts={amountsByCurrency(rows)} />
            </>
          );
        }}
      </WidgetContent>
    </WidgetCard>
  );
}
