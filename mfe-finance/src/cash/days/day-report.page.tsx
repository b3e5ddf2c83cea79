import type { BusinessDay, DayReport } from '@comptoir/api-contract/business-days';
import { formatDate, formatDateTime } from '@comptoir/kernel/format';
import { useListState, useParams } from '@comptoir/kernel/router';
import { PaperFact, PaperFacts, PaperPage, Signatures } from '@comptoir/ui/paper';
import { Figure, Loaded } from '@comptoir/ui';
import { useDay } from './days.queries';
import { useDayMessages } from './messages/messages';
import { ReportTables } from './report-tables';

const LATEST = { version: '' };

/** Report of a closed day on paper. */
export function DayReportPage() {
  const t = useDayMessages();
  const { day = '' } = useParams();
  const [{ version }] = useListState(LATEST);
  const query = useDay(day);
  const stored = query.data?.reports.find(({ report }) => String(report.version) === version) ?? query.data?.reports[0];
  return (
    <PaperPage title={t('report.title', { number: stored?.report.number ?? '' })} officeId={query.data?.officeId}>
      <Loaded query={query}>
        {({ names }) => stored && <Report report={stored.report} hash={stored.hash} names={names} />}
      </Loaded>
    </PaperPage>
  );
}

interface ReportProps {
  report: DayReport;
  hash: string;
  names: BusinessDay['names'];
}

function Report({ report, hash, names }: ReportProps) {
  const t = useDayMessages();
  const { day, version, openedDate, closedDate, closedBy, entries, reopening } = report;
  const nameOf = (id: string | null) => names.find((one) => one.id === id)?.name ?? '';
  return (
    <>
      <PaperFacts>
        <PaperFact title={t('report.day')} isMain>
          <Figure>{formatDate(day)}</Figure>
        </PaperFact>
        <PaperFact title={t('report.version')}>
          <Figure>{version}</Figure>
        </PaperFact>
        <PaperFact title={t('report.period')}>
          {t('report.fromTo', { from: formatDateTime(openedDate), to: formatDateTime(closedDate) })}
        </PaperFact>
        <PaperFact title={t('report.closedBy')}>
          <bdi>{nameOf(closedBy)}</bdi>
        </PaperFact>
        <PaperFact title={t('report.entries')}>
          {t('report.range', { first: entries.first, last: entries.last })}
        </PaperFact>
        {reopening && (
          <PaperFact title={t('report.reopened')}>
            <Figure>{formatDateTime(reopening.at)}</Figure>, <bdi>{nameOf(reopening.by)}</bdi>:{' '}
            <bdi>{reopening.reason}</bdi>
          </PaperFact>
        )}
      </PaperFacts>
      <ReportTables report={report} nameOf={nameOf} />
      <PaperFacts>
        <PaperFact title={t('report.hash')}>
          <Figure>{hash}</Figure>
        </PaperFact>
        <PaperFact title={t('report.headHash')}>
          <Figure>{entries.hash}</Figure>
        </PaperFact>
      </PaperFacts>
      <Signatures of={[t('report.closer'), t('report.witness')]} />
    </>
  );
}
