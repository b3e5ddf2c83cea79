import type { CollectionTotal } from '@comptoir/api-contract/collection-totals';
import type { CollectedToday } from '@comptoir/api-contract/overview';
import { today } from '@comptoir/kernel/format';
import { Link } from '@comptoir/kernel/router';
import { Ratio, WidgetCard } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { CollectedToday as CashOfToday } from './collected-today';
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
          const list = `/collection-schedules?from=${today()}&to=${today()}`;
          const { collected: part, total } = countCollections(rows);
          return (
            <>
              <p className={styles.count}>
                <Link to={list} className={styles.figure}>
                  <Ratio part={part} whole={total} />
                </Link>{' '}
                {t('dashboard.collectedOfPlanned')}
              </p>
              <CurrencyAmounts amounts={amountsByCurrency(rows)} to={list} />
            </>
          );
        }}
      </WidgetContent>
      {totals.data && isBeyond(collected, totals.data) && <CashOfToday sums={collected} />}
    </WidgetCard>
  );
}

/** True if cash was recorded today for another day; otherwise the figures above are the cash of today. */
function isBeyond(recorded: readonly CollectedToday[], planned: readonly CollectionTotal[]): boolean {
  const amounts = amountsByCurrency(planned);
  return recorded.some(
    ({ currency, amount }) => amounts.find((each) => each.currency === currency)?.collected !== amount,
  );
}
