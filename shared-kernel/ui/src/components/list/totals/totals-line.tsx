import { Fragment } from 'react';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Money } from '../../../money/money';
import { classNames } from '../../class-names';
import type { CurrencyFigures } from './totals-query';
import styles from './list-totals.module.css';

/** Totals of currencies beside each other, two lines each. */
export function TotalsLine({ rows }: { rows: readonly CurrencyFigures[] }) {
  const t = useKernelMessages();
  // Beside a part the total is named as well.
  const hasParts = rows.some(({ part }) => part !== undefined);
  return (
    <div className={classNames(styles.line, hasParts && styles.parts)}>
      {!hasParts && <TotalsTitle />}
      {rows.map(({ part, currency, figures }) => (
        <Fragment key={`${part ?? ''} ${currency}`}>
          {hasParts && <span className={weightOf(part)}>{part ?? t('list.totals')}</span>}
          <dl className={classNames(styles.figures, hasParts && weightOf(part))}>
            {figures.map(({ label, amount, signed = false }) => (
              <div key={label} className={styles.figure}>
                <dt>{label}</dt>
                <dd>{amount === 0 ? '–' : <Money amount={amount} currency={currency} plus={signed} />}</dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
    </div>
  );
}

function weightOf(part: string | undefined): string | undefined {
  return part === undefined ? styles.sum : styles.part;
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
