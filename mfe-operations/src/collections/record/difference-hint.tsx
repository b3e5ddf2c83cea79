import type { Collection } from '@comptoir/api-contract/collections';
import { formatAmount } from '@comptoir/ui/money';
import { useMessages } from '../../messages/messages';
import { differenceOf } from './difference';
import styles from './record-form.module.css';

interface DifferenceHintProps {
  collection: Pick<Collection, 'scheduledAmount' | 'currency'>;
  /** What was counted, as far as it is typed. */
  amount: number | undefined;
}

/** What was scheduled, and how what was counted differs from it: said before it is booked. */
export function DifferenceHint({ collection: { scheduledAmount, currency }, amount }: DifferenceHintProps) {
  const t = useMessages();
  const difference = differenceOf(scheduledAmount, amount);
  return (
    // Not an output: it is part of the description of its field, which leaves out what has a status of its own.
    <span aria-live="polite" className={styles.difference}>
      {difference === undefined || difference.kind === 'none' ? (
        t('record.scheduled', { amount: formatAmount(scheduledAmount, currency) })
      ) : (
        <strong className={styles.differs}>
          {t(difference.kind === 'less' ? 'record.less' : 'record.more', {
            amount: formatAmount(difference.amount, currency),
          })}
        </strong>
      )}
    </span>
  );
}
