import { AMOUNT_LIMIT } from '@comptoir/api-contract/money';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { useWatch } from '@comptoir/ui/fields';
import { Money } from '@comptoir/ui';
import { useMessages } from '../../messages/messages';
import { sumsOf, type Sum } from '@comptoir/api-contract/sums';
import { isAmount, type PlanRowValues, type PlanValues } from './plan-values';
import styles from './plan-rows.module.css';
import { plannedRows, useDoubles } from './use-doubles';

export function PlanTotal() {
  const t = useMessages();
  const rows = plannedRows(useWatch<PlanValues, 'rows'>({ name: 'rows' }), useDoubles());
  const currency = useWatch<PlanValues, 'currency'>({ name: 'currency' });
  return (
    <p className={styles.sum}>
      <span className={styles.sumTitle}>{t('plan.sum')}</span>
      {sumsIn(rows, currency).map((sum) => (
        <Money key={sum.currency} {...sum} />
      ))}
    </p>
  );
}

/** Leaves out invalid amounts. */
function sumsIn(rows: readonly PlanRowValues[], common: CurrencyCode): readonly Sum[] {
  const amounts = rows.flatMap(({ scheduledAmount, currency = common }) =>
    isAmount(scheduledAmount) && Math.abs(scheduledAmount) < AMOUNT_LIMIT
      ? [{ currency, amount: scheduledAmount }]
      : [],
  );
  return amounts.length === 0 ? [{ currency: common, amount: 0 }] : sumsOf(amounts, ({ amount }) => amount);
}
