import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { RowLink } from '@comptoir/shared-kernel/ui';
import { Arrow } from '../balances/arrow';
import { Money } from '../balances/money';
import { useMessages } from '../messages/messages';
import { hasIssue } from './entry-issue';
import styles from './ledger.module.css';

/** Who brought the money, or what it was spent on; an entry of a collection opens it. */
export function EntryTitle({ entry }: { entry: LedgerEntry }) {
  const t = useMessages();
  const { kind, collection, collectionId, trade, transaction } = entry;
  const title = <bdi>{collection?.collector.name ?? transaction.description}</bdi>;
  if (kind === 'TRADE' && trade) return <TradeTitle trade={trade} />;
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
          {' · '}
          <bdi>{transaction.description}</bdi>
        </span>
      )}
    </>
  );
}

function TradeTitle({ trade: { id, newAmount, newCurrency } }: { trade: NonNullable<LedgerEntry['trade']> }) {
  const t = useMessages();
  return (
    <>
      <span className={styles.title}>{t('moneyBook.trade', { id })}</span>
      <span className={styles.aside}>
        <Arrow />
        <Money amount={newAmount} currency={newCurrency} />
      </span>
    </>
  );
}
