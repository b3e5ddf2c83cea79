import { PUNCTUALITY_DAYS } from '@comptoir/api-contract/summaries';
import { dayAfter, formatTime, today as dayOfToday } from '@comptoir/kernel/format';
import { apiQuery } from '@comptoir/kernel/query';
import { Link } from '@comptoir/kernel/router';
import { Figure, Money, Ratio } from '@comptoir/ui';
import { RecordSummary, SummaryPart, SummaryRow } from '@comptoir/ui/records';
import { useQuery } from '@tanstack/react-query';
import { BagPart } from './bag-part';
import { useSummaryMessages } from './messages/messages';
import { PassedLimits } from './passed-limits';

const PARTS = 4;

/** Stops of today, cash in hand, punctuality and open differences of a collector. */
export function CollectorSummary({ id }: { id: string }) {
  const t = useSummaryMessages();
  const summary = useQuery(apiQuery('getCollectorSummary', { params: { id } }));
  const since = dayAfter(dayOfToday(), -PUNCTUALITY_DAYS);
  const list = '/collection-schedules?collector=';
  return (
    <>
      <PassedLimits bag={summary.data?.bag ?? []} />
      <RecordSummary label={t('title')} query={summary} parts={PARTS}>
        {({ today, late, punctuality, next, bag, handover, cases }) => (
          <>
            <SummaryPart title={t('work')}>
              {[
                <SummaryRow key="today" figure={<Ratio part={today.done} whole={today.total} />}>
                  <Link to={`${list}${id}&from=today&to=today`}>{t('done')}</Link>
                </SummaryRow>,
                <SummaryRow key="late" figure={<Figure>{late}</Figure>}>
                  <Link to={`${list}${id}&state=late&from=${since}`}>{t('late')}</Link>
                </SummaryRow>,
                <SummaryRow key="punctual" figure={<Ratio part={punctuality.onDay} whole={punctuality.total} />}>
                  <span>{t('punctual')}</span>
                </SummaryRow>,
              ]}
            </SummaryPart>
            <BagPart bag={bag} handover={handover} />
            <SummaryPart title={t('next')} empty={t('nextNone')}>
              {next.map((stop) => (
                <SummaryRow key={stop.id} figure={<Money amount={stop.scheduledAmount} currency={stop.currency} />}>
                  {stop.hasTime && <Figure>{formatTime(stop.scheduledCollectionDate)}</Figure>}
                  <Link to={`/collection-schedules/edit/${stop.id}`}>
                    <bdi>{stop.agencyName}</bdi>
                  </Link>
                </SummaryRow>
              ))}
            </SummaryPart>
            <SummaryPart title={t('cases')} empty={t('casesNone')}>
              {cases.map((opened) => (
                <SummaryRow
                  key={opened.id}
                  figure={<Money signed amount={opened.openAmount} currency={opened.currency} />}
                >
                  <Link to={`/cash/cases/${opened.id}`}>{t('case', { number: opened.number })}</Link>
                </SummaryRow>
              ))}
            </SummaryPart>
          </>
        )}
      </RecordSummary>
    </>
  );
}
