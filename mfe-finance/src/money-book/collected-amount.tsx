import type { Collection } from '@comptoir/api-contract/collections';
import { formatAmount } from '@comptoir/shared-kernel/format';
import { Tag } from '@comptoir/shared-kernel/ui';
import { useMessages } from '../messages/messages';
import styles from './collection.module.css';

/** What was collected, of what was scheduled where the two differ. */
export function CollectedAmount({ collection }: { collection: Collection }) {
  const t = useMessages();
  const { status, collectedAmount, scheduledAmount, currency } = collection;
  const scheduled = formatAmount(scheduledAmount, currency);
  switch (status) {
    case 'COLLECTED':
      return (
        <>
          <strong className={styles.amount}>{formatAmount(collectedAmount ?? scheduledAmount, currency)}</strong>
          <Tag tone="success">{t('collection.collected')}</Tag>
        </>
      );
    case 'COLLECTED_WITH_ISSUES':
      return (
        <>
          <strong className={`${styles.amount} ${styles.issue}`}>
            {t('moneyBook.collectedOf', { collected: formatAmount(collectedAmount ?? 0, currency), scheduled })}
          </strong>
          <span className={styles.issue}>{t('moneyBook.issue')}</span>
        </>
      );
    case 'UNCOLLECTED':
    case 'UNCOLLECTED_WITH_ISSUES':
      return (
        <>
          <strong className={styles.amount}>{scheduled}</strong>
          <span className={styles.detail}>{t('collection.notCollected')}</span>
        </>
      );
  }
}
