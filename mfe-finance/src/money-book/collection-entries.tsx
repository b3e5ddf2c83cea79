import type { Collection } from '@comptoir/api-contract/collections';
import { formatDateTime } from '@comptoir/kernel/format';
import { Money } from '@comptoir/ui/money';
import { Card, Figure } from '@comptoir/ui';
import { Link } from '@comptoir/kernel/router';
import { useId } from 'react';
import { useMessages } from '../messages/messages';
import styles from './collection.module.css';
import { entryAddress } from './entry-address';
import { useEntriesOf } from './money-book.queries';

/** Entries of a collection, latest first; their amounts add up to the collected one. Hidden before the first. */
export function CollectionEntries({ collection }: { collection: Collection }) {
  const t = useMessages();
  const id = useId();
  const { data, isPending } = useEntriesOf(collection);
  const entries = data?.generalLedgers ?? [];
  // Reserves a line for the entry that most collections have, so that the page does not shift.
  const isExpected = isPending && collection.collectedAmount !== null;
  if (entries.length === 0 && !isExpected) return null;
  return (
    <Card>
      <h2 id={id} className={styles.heading}>
        {t('collection.entries')}
      </h2>
      <ul className={styles.entries} aria-labelledby={id}>
        {isExpected && <li className={styles.entry}>…</li>}
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <span>
              <Link to={entryAddress(entry.id)}>{t('entry.title', { id: entry.id })}</Link>
              <span className={styles.detail}>
                {' · '}
                {t(`kind.${entry.kind}`)}
                {' · '}
                <Figure>{formatDateTime(entry.date)}</Figure>
              </span>
            </span>
            <Money plus amount={entry.transaction.amount} currency={entry.currency} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
