import type { CollectorSummary } from '@comptoir/api-contract/summaries';
import { formatTime } from '@comptoir/kernel/format';
import { Link } from '@comptoir/kernel/router';
import { Figure } from '@comptoir/ui';
import { SummaryPart } from '@comptoir/ui/records';
import { Delay } from '../../collections/delay/delay';
import { overdueMinutes, useMinute } from '../../collections/delay/overdue';
import { rowPath } from '../../collections/use-collection-columns';
import { useMessages } from '../../messages/messages';
import { SummaryHeadLine, SummaryLine, SummaryLines } from '../../summary-lines/summary-line';
import styles from './collector-summary.module.css';
import { useSummaryMessages } from './messages/messages';
import { StopResult } from './stop-result';

type Stop = CollectorSummary['next'][number];

interface StopsPartProps extends Pick<CollectorSummary, 'today' | 'next' | 'stops'> {
  /** Address of the collections of the collector. */
  list: string;
}

/** Stops of today by planned time, then those without one, with the number of further ones. */
export function StopsPart({ today, next, stops = next, list }: StopsPartProps) {
  const t = useSummaryMessages();
  const inArea = useMessages();
  const minute = useMinute();
  const to = `${list}&from=today&to=today`;
  const more = today.total - stops.length;
  const timed = stops.filter(({ hasTime }) => hasTime).toSorted(byPlannedTime);
  const untimed = stops.filter(({ hasTime }) => !hasTime);
  const rowOf = (stop: Stop) => <StopRow key={stop.id} stop={stop} overdue={overdueMinutes(stop, minute)} />;
  return (
    <SummaryLines>
      <SummaryPart title={t('stops')} empty={t('stopsNone')} to={to}>
        {[
          ...timed.map(rowOf),
          ...(untimed.length > 0 ? [<SummaryHeadLine key="untimed">{inArea('board.anyTime')}</SummaryHeadLine>] : []),
          ...untimed.map(rowOf),
          ...(more > 0
            ? [
                <SummaryHeadLine key="more">
                  <Link to={to}>{t('stopsMore', { stops: more })}</Link>
                </SummaryHeadLine>,
              ]
            : []),
        ]}
      </SummaryPart>
    </SummaryLines>
  );
}

function byPlannedTime(one: Stop, other: Stop): number {
  return Date.parse(one.scheduledCollectionDate) - Date.parse(other.scheduledCollectionDate);
}

function StopRow({ stop, overdue }: { stop: Stop; overdue: number }) {
  const { scheduledAmount, collectedAmount, currency, agencyName, hasTime, scheduledCollectionDate: planned } = stop;
  return (
    <SummaryLine
      time={hasTime && <Figure className={overdue > 0 ? styles.overdue : undefined}>{formatTime(planned)}</Figure>}
      to={rowPath(stop)}
      state={overdue > 0 ? <Delay minutes={overdue} /> : <StopResult stop={stop} />}
      amount={collectedAmount ?? scheduledAmount}
      currency={currency}
    >
      <bdi>{agencyName}</bdi>
    </SummaryLine>
  );
}
