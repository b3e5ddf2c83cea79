import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { RowLink, Tag } from '@comptoir/shared-kernel/ui';
import { useMessages } from '../messages/messages';
import { hasIssue } from './entry-issue';
import styles from './ledger.module.css';

/** Who brought the money, or what it was spent on; an entry of a collection opens it. */
export function EntryTitle({ entry }: { entry: LedgerEntry }) {
  const t = useMessages();
  const { kind, collection, collectionId, correctsId, reversal, transaction } = entry;
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
          {' · '}
          <bdi>{transaction.supplier.name}</bdi>
        </span>
      )}
      {hasIssue(entry) && <span className={styles.issue}> {t('moneyBook.issue')}</span>}
      {kind === 'CORRECTION' && (
        <span className={styles.aside}>
          {' '}
          <Tag>{t('moneyBook.correction')}</Tag> <bdi>{transaction.description}</bdi>
        </span>
      )}
      {kind === 'REVERSAL' && correctsId !== null && (
        <>
          {' '}
          <Tag>{t('reversal.of', { id: correctsId })}</Tag>
        </>
      )}
      {reversal && (
        <>
          {' '}
          <Tag tone="warning">{t('reversal.reversed')}</Tag>
        </>
      )}
    </>
  );
}
