import { AMOUNT_LIMIT } from '@comptoir/api-contract/money';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { useWatch } from '@comptoir/ui/fields';
import { Fact, Facts } from '@comptoir/ui/records';
import { Figure, Money } from '@comptoir/ui';
import { useMessages } from '../../messages/messages';
import { sumsOf, type Sum } from '@comptoir/api-contract/sums';
import { filledRows, isAmount, type PlanRowValues, type PlanValues } from './plan-form.schema';

export function PlanTotal() {
  const t = useMessages();
  const rows = filledRows(useWatch<PlanValues, 'rows'>({ name: 'rows' }));
  const currency = useWatch<PlanValues, 'currency'>({ name: 'currency' });
  return (
    <Facts>
      <Fact title={t('plan.count')}>
        <Figure>{rows.length}</Figure>
      </Fact>
      <Fact title={t('plan.sum')}>
        {sumsIn(rows, currency).map((sum) => (
          <Money key={sum.currency} {...sum} />
        ))}
      </Fact>
    </Facts>
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
