import { PUNCTUALITY_DAYS, type CollectorSummary as Summary } from '@comptoir/api-contract/summaries';
import { dayAfter, formatDate, today as dayOfToday } from '@comptoir/kernel/format';
import { apiQuery } from '@comptoir/kernel/query';
import { Link } from '@comptoir/kernel/router';
import { Figure, Money } from '@comptoir/ui';
import { RecordSummary, SummaryFigure, SummaryFigures, SummaryPart, SummaryRow } from '@comptoir/ui/records';
import { useQuery } from '@tanstack/react-query';
import { BagPart, HandoverPart } from './collector-cash';
import styles from './collector-summary.module.css';
import { useSummaryMessages } from './messages/messages';
import { PassedLimits } from './passed-limits';
import { RecordedPart } from './recorded-part';
import { StopsPart } from './stops-part';

const PARTS = 2;

/** Stops of today, cash in hand, open differences and punctuality of a collector. */
export function CollectorSummary({ id }: { id: string }) {
  const t = useSummaryMessages();
  const summary = useQuery(apiQuery('getCollectorSummary', { params: { id } }));
  const list = `/collection-schedules?collector=${id}`;
  return (
    <>
      <RecordSummary label={t('title')} query={summary} parts={PARTS}>
        {({ bag, handover, cases, ...work }) => (
          <>
            <div className={styles.day}>
              {bag ? (
                <>
                  <div className={styles.leading}>
                    <BagPart bag={bag} collections={work.bagCollections} />
                    <HandoverPart handover={handover} />
                    <Cases cases={cases} />
                  </div>
                  <div className={styles.below}>
                    <Work {...work} list={list} />
                  </div>
                </>
              ) : (
                <>
                  <RecordedPart {...work} />
                  <div className={styles.following}>
                    <Cases cases={cases} />
                    <Work {...work} list={list} />
                  </div>
                </>
              )}
              {/* Last, since a phone shows a long list of stops below the figures. */}
              <div className={styles.beside}>
                {bag && <RecordedPart {...work} />}
                <StopsPart {...work} list={list} />
              </div>
            </div>
          </>
        )}
      </RecordSummary>
      <PassedLimits bag={summary.data?.bag ?? []} />
    </>
  );
}

type WorkProps = Pick<Summary, 'late' | 'punctuality' | 'issues'> & { list: string };

/** Figures of the last days before today. */
function Work({ late, punctuality, issues, list }: WorkProps) {
  const t = useSummaryMessages();
  const { onDay, total } = punctuality;
  const days = `from=${dayAfter(dayOfToday(), -PUNCTUALITY_DAYS)}&to=${dayAfter(dayOfToday(), -1)}`;
  return (
    <SummaryFigures isDense title={t('period', { days: PUNCTUALITY_DAYS })} to={`${list}&${days}`}>
      <SummaryFigure
        label={t('late')}
        to={`${list}&state=late&${days}`}
        tone={late > 0 ? 'warning' : 'quiet'}
        note={t('lateNote')}
      >
        <Figure>{late}</Figure>
      </SummaryFigure>
      <SummaryFigure
        label={t('punctual')}
        note={t('punctualNote', { part: onDay, total })}
        tone={total === 0 ? 'quiet' : undefined}
      >
        {total === 0 ? '–' : <Figure>{`${Math.round((onDay / total) * 100)} %`}</Figure>}
      </SummaryFigure>
      {issues !== undefined && (
        <SummaryFigure
          label={t('issues')}
          note={t('issuesNote', { total })}
          to={`${list}&state=issues&${days}`}
          tone={issues > 0 ? 'warning' : 'quiet'}
        >
          <Figure>{issues}</Figure>
        </SummaryFigure>
      )}
    </SummaryFigures>
  );
}

function Cases({ cases }: Pick<Summary, 'cases'>) {
  const t = useSummaryMessages();
  return (
    <SummaryPart title={t('cases')} empty={t('casesNone')} to="/cash/cases">
      {cases.map(({ id, number, openAmount, currency, openedDate }) => (
        <SummaryRow key={id} figure={<Money signed amount={openAmount} currency={currency} />}>
          <Link to={`/cash/cases/${id}`}>{t('case', { number })}</Link>
          <span>
            {t('opened')} <Figure>{formatDate(openedDate)}</Figure>
          </span>
        </SummaryRow>
      ))}
    </SummaryPart>
  );
}
