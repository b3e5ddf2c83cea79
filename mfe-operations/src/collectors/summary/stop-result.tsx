import { isCollected } from '@comptoir/api-contract/collection-state';
import type { SummaryCollection } from '@comptoir/api-contract/summaries';
import { formatTime } from '@comptoir/kernel/format';
import { classNames, Figure, Icon } from '@comptoir/ui';
import { useMessages } from '../../messages/messages';
import styles from './collector-summary.module.css';

/** Result of a stop with the time of its recording; nothing for an open one. */
export function StopResult({ stop: { status, actualCollectionDate } }: { stop: SummaryCollection }) {
  const t = useMessages();
  if (status === 'UNCOLLECTED') return null;
  const isDone = isCollected(status);
  const hasIssues = status !== 'COLLECTED';
  const state = isDone ? t(hasIssues ? 'state.issues' : 'state.collected') : t('state.notCollected');
  return (
    <span title={state} className={classNames(styles.done, !isDone && styles.failed)}>
      <Icon name={hasIssues ? 'warning' : 'check'} />
      <span className="visually-hidden">{state}</span>
      {actualCollectionDate !== null && <Figure>{formatTime(actualCollectionDate)}</Figure>}
    </span>
  );
}
