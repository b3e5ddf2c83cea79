import type { Collection } from '@comptoir/api-contract/collections';
import { Money } from '@comptoir/ui/money';
import { Tag } from '@comptoir/ui';
import { CollectedOfScheduled } from '../balances/collected-of-scheduled';
import { useMessages } from '../messages/messages';
import styles from './collection.module.css';

/** Adds the scheduled amount when the two differ. */
export function CollectedAmount({ collection }: { collection: Collection }) {
  const t = useMessages();
  const { status, collectedAmount, scheduledAmount, currency } = collection;
  switch (status) {
    case 'COLLECTED':
      return (
        <>
          <strong className={styles.amount}>
            <Money amount={collectedAmount ?? scheduledAmount} currency={currency} />
          </strong>
          <Tag tone="success">{t('collection.collected')}</Tag>
        </>
      );
    case 'COLLECTED_WITH_ISSUES':
      return (
        <>
          <strong className={`${styles.amount} ${styles.issue}`}>
            <CollectedOfScheduled collected={collectedAmount ?? 0} scheduled={scheduledAmount} currency={currency} />
          </strong>
          <span className={styles.issue}>{t('moneyBook.issue')}</span>
        </>
      );
    case 'UNCOLLECTED':
    case 'UNCOLLECTED_WITH_ISSUES':
      return (
        <>
          <strong className={styles.amount}>
            <Money amount={scheduledAmount} currency={currency} />
          </strong>
          <Tag tone="warning">{t('collection.notCollected')}</Tag>
        </>
      );
  }
}
