import type { CollectorSummary } from '@comptoir/api-contract/summaries';
import { Money, Ratio } from '@comptoir/ui';
import { useOwnCurrencyFirst } from '@comptoir/ui/money';
import { SummaryPart, SummaryRow } from '@comptoir/ui/records';
import styles from './collector-summary.module.css';
import { useSummaryMessages } from './messages/messages';

/** Recorded stops of today, with the sums of the day by currency. */
export function RecordedPart({ today }: Pick<CollectorSummary, 'today'>) {
  const t = useSummaryMessages();
  const amounts = useOwnCurrencyFirst(today.amounts) ?? [];
  return (
    <div className={styles.recorded}>
      <SummaryPart title={t('recorded')}>
        {[
          <SummaryRow
            key="stops"
            figure={
              <strong className={styles.large}>
                <Ratio part={today.done} whole={today.total} />
              </strong>
            }
          >
            {t('stopsCount')}
          </SummaryRow>,
          ...amounts.map(({ currency, collected, planned }) => (
            <SummaryRow
              key={currency}
              figure={
                <Ratio
                  part={<Money amount={collected} currency={currency} />}
                  whole={<Money className={styles.quiet} amount={planned} currency={currency} />}
                />
              }
            >
              <span className={styles.quiet}>{currency}</span>
            </SummaryRow>
          )),
        ]}
      </SummaryPart>
    </div>
  );
}
