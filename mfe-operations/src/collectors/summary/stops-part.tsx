import { isCollected } from '@comptoir/api-contract/collection-state';
import type { CollectorSummary } from '@comptoir/api-contract/summaries';
import { formatTime } from '@comptoir/kernel/format';
import { Link } from '@comptoir/kernel/router';
import { classNames, Figure, Icon, Money, Ratio } from '@comptoir/ui';
import { SummaryPart, SummaryRow } from '@comptoir/ui/records';
import { useMessages } from '../../messages/messages';
import { rowPath } from '../../collections/use-collection-columns';
import styles from './collector-summary.module.css';
import { useSummaryMessages } from './messages/messages';

type Stop = CollectorSummary['next'][number];

interface StopsPartProps extends Pick<CollectorSummary, 'today' | 'next' | 'stops'> {
  /** Address of the collections of the collector. */
  list: string;
}

/** Stops of today, open ones first, with the number of further ones. */
export function StopsPart({ today, next, stops = next, list }: StopsPartProps) {
  const t = useSummaryMessages();
  const to = `${list}&from=today&to=today`;
  const more = today.total - stops.length;
  if (today.total === 0) {
    return (
      <SummaryPart title={t('stops')} empty={t('stopsNone')} to={to}>
        {[]}
      </SummaryPart>
    );
  }
  return (
    <SummaryPart title={t('stops')} to={to}>
      {[
        <SummaryRow
          key="recorded"
          figure={
            <strong>
              <Ratio part={today.done} whole={today.total} />
            </strong>
          }
        >
          {t('recorded')}
        </SummaryRow>,
        ...stops.map((stop) => <StopRow key={stop.id} stop={stop} />),
        ...(more > 0
          ? [
              <SummaryRow key="more">
                <Link to={to}>{t('stopsMore', { stops: more })}</Link>
              </SummaryRow>,
            ]
          : []),
      ]}
    </SummaryPart>
  );
}

function StopRow({ stop }: { stop: Stop }) {
  const { scheduledAmount, collectedAmount, currency, agencyName } = stop;
  return (
    <SummaryRow
      figure={
        // Amounts are under each other at the right in every language.
        <span dir="ltr">
          <StopState stop={stop} /> <Money amount={collectedAmount ?? scheduledAmount} currency={currency} />
        </span>
      }
      time={momentOf(stop)}
    >
      <Link to={rowPath(stop)}>
        <bdi>{agencyName}</bdi>
      </Link>
    </SummaryRow>
  );
}

/** Time of the recording, or the planned one. */
function momentOf({ actualCollectionDate, hasTime, scheduledCollectionDate }: Stop) {
  if (actualCollectionDate !== null) return <Figure>{formatTime(actualCollectionDate)}</Figure>;
  return hasTime ? <Figure>{formatTime(scheduledCollectionDate)}</Figure> : <span className={styles.quiet}>–</span>;
}

/** Nothing for an open stop. */
function StopState({ stop: { status } }: { stop: Stop }) {
  const t = useMessages();
  if (status === 'UNCOLLECTED') return null;
  const isDone = isCollected(status);
  const hasIssues = status !== 'COLLECTED';
  const state = isDone ? t(hasIssues ? 'state.issues' : 'state.collected') : t('state.notCollected');
  return (
    <span title={state} className={classNames(styles.done, !isDone && styles.failed)}>
      <Icon name={hasIssues ? 'warning' : 'check'} />
      <span className="visually-hidden">{state}</span>
    </span>
  );
}
