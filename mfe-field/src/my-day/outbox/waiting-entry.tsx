import { ButtonLink, Tag } from '@comptoir/ui';
import type { OutboxItem } from '@comptoir/ui/outbox';
import { useMessages } from '../../messages/messages';
import { EntryDetails } from './entry-details';
import { linesOf } from './lines-of';
import { Recorded } from './recorded';
import styles from './outbox.module.css';

/** A pick-up that is sent automatically. */
export function WaitingEntry({ item, withDetails = false }: { item: OutboxItem; withDetails?: boolean }) {
  const t = useMessages();
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <Recorded item={item} />
        <Tag tone="warning">
          {item.state === 'booked' ? t('outbox.filesLeft', { count: item.files.length }) : t('outbox.waiting')}
        </Tag>
      </div>
      {linesOf(item).length > 0 && (
        <ButtonLink to={`/my-day/${item.collectionId}/receipt`}>{t('paper.receipt')}</ButtonLink>
      )}
      {withDetails && <EntryDetails item={item} />}
    </li>
  );
}
