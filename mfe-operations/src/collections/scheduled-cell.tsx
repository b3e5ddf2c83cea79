import type { Collection } from '@comptoir/api-contract/collections';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import { Money } from '@comptoir/ui/money';
import { useMessages } from '../messages/messages';
import styles from './use-collection-columns.module.css';

/** Includes the difference, for lists without a column for the collected amount. */
export function ScheduledCell({ collection }: { collection: Collection }) {
  const t = useMessages();
  const { collectedAmount, scheduledAmount, currency } = collection;
  const difference = collectedAmount === null ? 0n : toMinor(collectedAmount) - toMinor(scheduledAmount);
  return (
    <>
      <Money amount={scheduledAmount} currency={currency} />
      {difference !== 0n && (
        <span className={styles.difference} title={t('collection.difference')}>
          {difference > 0n && '+'}
          <Money amount={fromMinor(difference)} currency={currency} />
        </span>
      )}
    </>
  );
}
