import type { BoardCollection } from '@comptoir/api-contract/collection-board';
import { formatTime } from '@comptoir/kernel/format';
import { Link } from '@comptoir/kernel/router';
import { classNames, Icon, Money } from '@comptoir/ui';
import { memo } from 'react';
import { useMessages } from '../../messages/messages';
import { rowPath } from '../use-collection-columns';
import styles from './collection-card.module.css';

/** One line, so that a day fits into the window; it cannot be moved. */
export const CollectedCard = memo(function CollectedCard({ collection }: { collection: BoardCollection }) {
  const t = useMessages();
  const { id, agency, collector, status, scheduledAmount, currency } = collection;
  const time = collection.hasTime ? [formatTime(collection.scheduledCollectionDate)] : [];
  const hasIssues = status === 'COLLECTED_WITH_ISSUES';
  const state = t(hasIssues ? 'state.issues' : 'state.collected');
  return (
    <article className={classNames(styles.card, styles.done, hasIssues && styles.issues)}>
      <span title={state} className={styles.sign}>
        <Icon name={hasIssues ? 'warning' : 'check'} />
        <span className={styles.spoken}>{state}</span>
      </span>
      <Link
        to={rowPath(collection)}
        draggable={false}
        className={styles.agency}
        title={[`#${id}`, ...time, agency, collector].join(' · ')}
      >
        <bdi>{agency}</bdi>
      </Link>
      <Money short amount={scheduledAmount} currency={currency} />
    </article>
  );
});
