import type { Collection } from '@comptoir/api-contract/collections';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import { Money } from '@comptoir/ui/money';
import { useMessages } from '../messages/messages';
import styles from './use-collection-columns.module.css';

/** Includes the difference, and in rows of two lines the collected amount instead of the scheduled one. */
export function ScheduledCell({ collection }: { collection: Collection }) {
  const t = useMessages();
  const { collectedAmount, scheduledAmount, currency } = collection;
  const difference = collectedAmount === null ? 0n : toMinor(collectedAmount) - toMinor(scheduledAmount);
  const scheduled = <Money amount={scheduledAmount} currency={currency} />;
  if (collectedAmount === null || difference === 0n) return scheduled;
  return (
    <>
      <span className={styles.inColumns}>{scheduled}</span>
      <span className={styles.twoLines} title={t('collection.collectedAmount')}>
        <Money amount={collectedAmount} currency={currency} />
      </span>
      <span className={styles.difference} title={t('collection.difference')}>
        {difference > 0n && '+'}
        <Money amount={fromMinor(difference)} currency={currency} />
      </span>
    </>
  );
}
