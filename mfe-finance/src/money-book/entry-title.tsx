import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { RowLink } from '@comptoir/shared-kernel/ui';
import { useMessages } from '../messages/messages';
import { hasIssue } from './entry-issue';
import styles from './ledger.module.css';

/** Who brought the money, or what it was spent on; an entry of a collection opens it. */
export function EntryTitle({ entry }: { entry: LedgerEntry }) {
  const t = useMessages();
  const { collection, collectionId, transaction } = entry;
  const title = <bdi>{collection?.collector.name ?? transaction.description}</bdi>;
  return (
    <>
      {collectionId === null ? (
        <span className={styles.title}>{title}</span>
      ) : (
        <RowLink to={`/money-book/${collectionId}`}>{title}</RowLink>
      )}
      {transaction.supplier && (
        <span className={styles.aside}>
          {' '}
          · <bdi>{transaction.supplier.name}</bdi>
        </span>
      )}
      {hasIssue(entry) && <span className={styles.issue}> {t('moneyBook.issue')}</span>}
    </>
  );
}
