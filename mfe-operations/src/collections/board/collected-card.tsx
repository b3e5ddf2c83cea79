import type { BoardCollection } from '@comptoir/api-contract/collection-board';
import { dayOf, formatDate, formatTime } from '@comptoir/kernel/format';
import { classNames, Figure, Icon, Money } from '@comptoir/ui';
import { memo } from 'react';
import { useMessages } from '../../messages/messages';
import { CardAgency } from './card-agency';
import styles from './collection-card.module.css';

interface CollectedCardProps {
  collection: BoardCollection;
  showsCollector: boolean;
}

/** Result of a collection; it cannot be moved. Beside its collector it names another person who recorded it only. */
export const CollectedCard = memo(function CollectedCard({ collection, showsCollector }: CollectedCardProps) {
  const t = useMessages();
  const { id, collector, collected, status, scheduledAmount, currency } = collection;
  const hasIssues = status === 'COLLECTED_WITH_ISSUES';
  const by = collected?.by ?? collector;
  const state = t(hasIssues ? 'state.issues' : 'state.collected');
  return (
    <article className={classNames(styles.card, styles.done, hasIssues && styles.issues)}>
      <p className={styles.line}>
        <span title={state} className={styles.sign}>
          <Icon name={hasIssues ? 'warning' : 'check'} />
          <span className="visually-hidden">{state}</span>
          <Figure>{momentOf(collection)}</Figure>
        </span>
        <Money short amount={collected?.amount ?? scheduledAmount} currency={currency} />
      </p>
      <CardAgency collection={collection} />
      <p className={styles.line}>
        {showsCollector || by !== collector ? (
          <bdi className={styles.quiet}>{by}</bdi>
        ) : (
          <Figure className={styles.quiet}>#{id}</Figure>
        )}
      </p>
    </article>
  );
});

/** Time of the recording, or its day if that is not the planned one. Older servers send none. */
function momentOf({ collected, hasTime, scheduledCollectionDate: planned }: BoardCollection): string {
  if (!collected) return hasTime ? formatTime(planned) : '';
  return dayOf(collected.at) === dayOf(planned) ? formatTime(collected.at) : formatDate(collected.at);
}
