import type { Collection } from '@comptoir/api-contract/collections';
import { formatAmount } from '@comptoir/ui/money';
import { useMessages } from '../messages/messages';
import { differenceOf } from './difference';
import styles from './recording.module.css';

interface DifferenceHintProps {
  collection: Pick<Collection, 'scheduledAmount' | 'currency'>;
  amount: number | undefined;
}

/** Scheduled amount, or the difference from it, beside a typed amount. */
export function DifferenceHint({ collection: { scheduledAmount, currency }, amount }: DifferenceHintProps) {
  const t = useMessages();
  const difference = differenceOf(scheduledAmount, amount);
  return (
    // Not an <output>: descriptions leave out elements with a status role.
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
