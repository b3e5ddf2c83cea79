import type { Collection } from '@comptoir/api-contract/collections';
import { formatAmount } from '@comptoir/ui/money';
import { useMessages } from '../messages/messages';
import { bookedDifference } from './booked-difference';
import styles from './collection.module.css';

interface DifferenceHintProps {
  collection: Pick<Collection, 'collectedAmount' | 'currency'>;
  amount: number | undefined;
}

export function DifferenceHint({ collection, amount }: DifferenceHintProps) {
  const t = useMessages();
  const { collectedAmount, currency } = collection;
  const difference = bookedDifference(collectedAmount, amount);
  if (difference === undefined) return null;
  const shown = `${difference > 0 ? '+' : ''}${formatAmount(difference, currency)}`;
  return (
    // Not an <output>: descriptions leave out elements with a status role.
    <span aria-live="polite" className={styles.difference}>
      {difference === 0 ? t('correction.nothing') : t('correction.difference', { difference: shown })}
    </span>
  );
}
