import { AMOUNT_LIMIT } from '@comptoir/api-contract/values';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import { useWatch } from '@comptoir/shared-kernel/fields';
import { Fact, Facts } from '@comptoir/shared-kernel/records';
import { Figure, Money } from '@comptoir/shared-kernel/ui';
import { useMessages } from '../../messages/messages';
import { filledRows, isAmount, type PlanRowValues, type PlanValues } from './plan-form.schema';

/** How many pick-ups are about to be planned, and what they add up to. */
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
        <Money amount={sumOf(rows)} currency={currency} />
      </Fact>
    </Facts>
  );
}

/** In major units. An amount that is refused anyway is not added. */
function sumOf(rows: readonly PlanRowValues[]): number {
  const amounts = rows.map(({ scheduledAmount }) => scheduledAmount).filter(isAmount);
  const usable = amounts.filter((amount) => Math.abs(amount) < AMOUNT_LIMIT);
  return fromMinor(usable.reduce((sum, amount) => sum + toMinor(amount), 0n));
}
