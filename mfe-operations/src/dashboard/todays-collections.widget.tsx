import { today } from '@comptoir/shared-kernel/format';
import { WidgetCard } from '@comptoir/shared-kernel/ui';
import { useMessages } from '../messages/messages';
import { amountsByCurrency, countCollected } from './collection-totals';
import { CurrencyAmounts } from './currency-amounts';
import { useTodaysCollections } from './dashboard.queries';
import styles from './todays-collections.module.css';
import { PartialNote } from './partial-note';
import { WidgetContent } from './widget-content';

/** Today's collections of the office: how many are collected, and what they brought in each currency. */
export function Widget() {
  const t = useMessages();
  const collections = useTodaysCollections();
  return (
    <WidgetCard
      title={t('dashboard.today')}
      link={{ to: `/collection-schedules?to=${today()}`, label: t('dashboard.toCollections') }}
    >
      <WidgetContent query={collections} empty={t('dashboard.noneToday')} isEmpty={({ total }) => total === 0}>
        {({ rows, total }) => {
          const { collected } = countCollected(rows);
          return (
            <>
              <p className={styles.count}>
                <bdi className={styles.figure}>{`${collected} / ${total}`}</bdi> {t('dashboard.collected')}
              </p>
              <CurrencyAmounts amounts={amountsByCurrency(rows)} />
              <PartialNote counted={rows.length} total={total} />
            </>
          );
        }}
      </WidgetContent>
    </WidgetCard>
  );
}
