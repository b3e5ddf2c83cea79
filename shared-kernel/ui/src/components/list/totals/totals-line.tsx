import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Money } from '../../../money/money';
import type { CurrencyFigures } from './totals-query';
import styles from './list-totals.module.css';

/** Totals of currencies beside each other, two lines each. */
export function TotalsLine({ rows }: { rows: readonly CurrencyFigures[] }) {
  return (
    <div className={styles.line}>
      <TotalsTitle />
      {rows.map(({ currency, figures }) => (
        <dl key={currency} className={styles.figures}>
          {figures.map(({ label, amount, signed = false }) => (
            <div key={label} className={styles.figure}>
              <dt>{label}</dt>
              <dd>
                <Money amount={amount} currency={currency} plus={signed} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
  );
}

/** Repeats the name of the region. */
export function TotalsTitle() {
  const t = useKernelMessages();
  return (
    <span aria-hidden="true" className={styles.title}>
      {t('list.totals')}
    </span>
  );
}
