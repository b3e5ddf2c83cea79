import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { Figure, RowLink } from '@comptoir/ui';
import { CollectedOfScheduled } from '../balances/collected-of-scheduled';
import { quoteText } from '../exchange/quote-text';
import { useMessages } from '../messages/messages';
import { rowAddress } from './entry-address';
import { entryDescription } from './entry-description';
import { hasIssue } from './entry-issue';
import { CollectionLink } from './collection-link';
import styles from './ledger.module.css';

/** Collector and collection, or the purpose of an expense; opens the record that the entry belongs to. */
export function EntryTitle({ entry }: { entry: LedgerEntry }) {
  const t = useMessages();
  const { kind, collection, collectionId, trade, transaction } = entry;
  return (
    <>
      <RowLink to={rowAddress(entry)}>
        {trade ? (
          t('moneyBook.trade', { id: trade.id })
        ) : (
          <bdi>{collection?.collector.name ?? entryDescription(entry, t)}</bdi>
        )}
      </RowLink>
      {collectionId !== null && (
        <span className={styles.aside}>
          <Dot />
          <CollectionLink id={collectionId} />
        </span>
      )}
      {trade && (
        <span className={styles.aside}>
          <Dot />
          <Figure className={styles.quote}>{quoteText(trade)}</Figure>
        </span>
      )}
      {transaction.supplier && <Aside text={transaction.supplier.name} />}
      {kind === 'CORRECTION' && <Aside text={entryDescription(entry, t)} />}
      {hasIssue(entry) && <Issue entry={entry} />}
    </>
  );
}

/** Separator; invisible in rows of two lines. */
function Dot() {
  return (
    <>
      {' '}
      <span className={styles.dot}>· </span>
    </>
  );
}

function Aside({ text }: { text: string }) {
  return (
    <span className={styles.aside}>
      <Dot />
      <bdi>{text}</bdi>
    </span>
  );
}

function Issue({ entry: { collection, currency } }: { entry: LedgerEntry }) {
  const t = useMessages();
  if (!collection) return null;
  return (
    <span className={styles.issue}>
      {t('moneyBook.issue')}{' '}
      <CollectedOfScheduled
        collected={collection.collectedAmount ?? 0}
        scheduled={collection.scheduledAmount}
        currency={currency}
      />
    </span>
  );
}
