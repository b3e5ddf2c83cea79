import { PUNCTUALITY_DAYS, type CollectorSummary as Summary } from '@comptoir/api-contract/summaries';
import type { User } from '@comptoir/api-contract/users';
import { dayAfter, formatTime, today as dayOfToday } from '@comptoir/kernel/format';
import { apiQuery } from '@comptoir/kernel/query';
import { Link } from '@comptoir/kernel/router';
import { Figure, Money, Ratio } from '@comptoir/ui';
import {
  RecordSummary,
  SummaryFigure,
  SummaryFigures,
  SummaryPart,
  SummaryParts,
  SummaryRow,
} from '@comptoir/ui/records';
import { useQuery } from '@tanstack/react-query';
import { ContactPart } from '../../contact-part';
import { BagFigure, HandoverPart } from './collector-cash';
import { useSummaryMessages } from './messages/messages';
import { PassedLimits } from './passed-limits';

const FIGURES = 4;
const PARTS = 3;

/** Stops of today, cash in hand, punctuality, open differences and contact of a collector, undefined until loaded. */
export function CollectorSummary({ id, collector }: { id: string; collector: User | undefined }) {
  const t = useSummaryMessages();
  const summary = useQuery(apiQuery('getCollectorSummary', { params: { id } }));
  const data = collector && summary.data && { collector, ...summary.data };
  const list = `/collection-schedules?collector=${id}`;
  return (
    <>
      <RecordSummary label={t('title')} query={{ ...summary, data }} figures={FIGURES} parts={PARTS}>
        {({ collector: person, next, bag, handover, cases, ...work }) => (
          <>
            <Work {...work} bag={bag} list={list} />
            <SummaryParts>
              <NextPart next={next} today={work.today} to={`${list}&state=open&from=today&to=today`} />
              {bag && <HandoverPart handover={handover} />}
              <Cases cases={cases} />
              <ContactPart title={t('contact')} phone={person.phone} email={person.email} />
            </SummaryParts>
          </>
        )}
      </RecordSummary>
      <PassedLimits bag={summary.data?.bag ?? []} />
    </>
  );
}

/** First stops that are left today, with the number of further ones. */
function NextPart({ next, today, to }: Pick<Summary, 'next' | 'today'> & { to: string }) {
  const t = useSummaryMessages();
  const more = today.total - today.done - next.length;
  const hasTimes = next.some(({ hasTime }) => hasTime);
  return (
    <SummaryPart title={t('next')} empty={t('nextNone')} to={to}>
      {[
        ...next.map((stop) => (
          <SummaryRow
            key={stop.id}
            figure={<Money amount={stop.scheduledAmount} currency={stop.currency} />}
            {...(hasTimes && { time: stop.hasTime && <Figure>{formatTime(stop.scheduledCollectionDate)}</Figure> })}
          >
            <Link to={`/collection-schedules/edit/${stop.id}`}>
              <bdi>{stop.agencyName}</bdi>
            </Link>
          </SummaryRow>
        )),
        ...(more > 0
          ? [
              <SummaryRow key="more">
                <Link to={to}>{t('nextMore', { stops: more })}</Link>
              </SummaryRow>,
            ]
          : []),
      ]}
    </SummaryPart>
  );
}

type WorkProps = Pick<Summary, 'today' | 'late' | 'punctuality' | 'bag'> & { list: string };

function Work({ today, late, punctuality, bag, list }: WorkProps) {
  const t = useSummaryMessages();
  const left = today.total - today.done;
  const { onDay, total } = punctuality;
  const days = PUNCTUALITY_DAYS;
  const since = dayAfter(dayOfToday(), -days);
  return (
    <SummaryFigures>
      {bag && <BagFigure bag={bag} />}
      <SummaryFigure
        label={t('done')}
        to={`${list}&from=today&to=today`}
        tone={today.total === 0 ? 'quiet' : undefined}
        note={today.total === 0 ? t('plannedNone') : t('left', { stops: left })}
      >
        <Ratio part={today.done} whole={today.total} />
      </SummaryFigure>
      <SummaryFigure
        label={t('late')}
        to={`${list}&state=late&from=${since}`}
        tone={late > 0 ? 'warning' : 'quiet'}
        note={t('lateDays', { days })}
      >
        <Figure>{late}</Figure>
      </SummaryFigure>
      <SummaryFigure
        label={t('punctual')}
        tone={total === 0 ? 'quiet' : undefined}
        note={total === 0 ? t('punctualNone', { days }) : t('punctualOf', { part: onDay, total, days })}
      >
        {total === 0 ? '–' : <Figure>{`${Math.round((onDay / total) * 100)} %`}</Figure>}
      </SummaryFigure>
    </SummaryFigures>
  );
}

function Cases({ cases }: Pick<Summary, 'cases'>) {
  const t = useSummaryMessages();
  return (
    <SummaryPart title={t('cases')} empty={t('casesNone')} to="/cash/cases">
      {cases.map(({ id, number, openAmount, currency }) => (
        <SummaryRow key={id} figure={<Money signed amount={openAmount} currency={currency} />}>
          <Link to={`/cash/cases/${id}`}>{t('case', { number })}</Link>
        </SummaryRow>
      ))}
    </SummaryPart>
  );
}
