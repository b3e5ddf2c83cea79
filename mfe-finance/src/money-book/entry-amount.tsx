import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { formatAmount } from '@comptoir/shared-kernel/format';
import { CollectedOfScheduled } from '../balances/collected-of-scheduled';
import { hasIssue } from './entry-issue';
import styles from './ledger.module.css';

/** What an entry moved, of a trade the leg that left; of a pick-up with an issue, what was collected of what was scheduled. */
export function EntryAmount({ entry }: { entry: LedgerEntry }) {
  const { currency, collection, transaction } = entry;
  if (hasIssue(entry) && collection) {
    return (
      <span className={styles.issue}>
        <CollectedOfScheduled
          collected={collection.collectedAmount ?? 0}
          scheduled={collection.scheduledAmount}
          currency={currency}
        />
      </span>
    );
  }
  return <bdi dir="ltr">{formatAmount(transaction.amount, currency)}</bdi>;
}
