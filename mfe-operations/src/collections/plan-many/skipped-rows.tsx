import { Button, Icon, Money } from '@comptoir/ui';
import { useWatch } from '@comptoir/ui/fields';
import { useMessages } from '../../messages/messages';
import { isAmount, type PlanValues } from './plan-values';
import styles from './plan-rows.module.css';
import { useDoubleText } from './use-doubles';

interface SkippedRowsProps {
  /** Positions of the rows in the form. */
  indexes: readonly number[];
  onInclude: (index: number) => void;
}

/** Copied rows that would double a collection, in one line that opens. */
export function SkippedRows({ indexes, onInclude }: SkippedRowsProps) {
  const t = useMessages();
  if (indexes.length === 0) return null;
  return (
    <details className={styles.leftOut}>
      <summary>
        {t('plan.doubled', { count: indexes.length })} <Icon name="down" />
      </summary>
      <ul>
        {indexes.map((index) => (
          <SkippedRow key={index} index={index} onInclude={onInclude} />
        ))}
      </ul>
    </details>
  );
}

function SkippedRow({ index, onInclude }: Pick<SkippedRowsProps, 'onInclude'> & { index: number }) {
  const t = useMessages();
  const row = useWatch<PlanValues, `rows.${number}`>({ name: `rows.${index}` });
  const common = useWatch<PlanValues, 'currency'>({ name: 'currency' });
  const planned = useDoubleText(row.agencyId);
  const { agencyName, scheduledAmount, currency = common } = row;
  return (
    <li>
      <span className={styles.leftOutRow}>
        <bdi>{agencyName}</bdi>
        {isAmount(scheduledAmount) && <Money amount={scheduledAmount} currency={currency} />}
      </span>
      <span className={styles.leftOutWhy}>{planned}</span>
      <Button size="small" onClick={() => onInclude(index)}>
        {t('plan.include')}
      </Button>
    </li>
  );
}
