import { EXPORT_FORMATS, type ExportFormat } from '@comptoir/api-contract/export-formats';
import type { MonthReport } from '@comptoir/api-contract/month-report';
import { browserTimeZone } from '@comptoir/kernel/format';
import { currentLanguage, useLanguage } from '@comptoir/kernel/i18n';
import { useListState } from '@comptoir/kernel/router';
import { selection, useOffices } from '@comptoir/kernel/selection';
import { useClaims } from '@comptoir/kernel/session';
import {
  Button,
  classNames,
  EmptyState,
  IconButton,
  Loaded,
  Page,
  PageHeader,
  Select,
  SkeletonRows,
} from '@comptoir/ui';
import { countryName } from '@comptoir/ui/countries';
import { downloadAnswer, ExportButton } from '@comptoir/ui/files';
import { FlowTable } from './flow-table';
import { MonthCash } from './month-cash';
import { useMonthMessages } from './messages/messages';
import styles from './month.module.css';
import { MonthMailChoice } from './month-mail-choice';
import { useMonthReport, useMonthScope, type MonthScope } from './month.queries';
import { MONTH, monthChoices, monthName, monthOf, neighbour, thisMonth } from './months';
import { OpenMatters } from './open-matters';
import { placesByName } from './place-name';

/** Lines that fit on a printed page with the amounts of the month before. */
const LINES = 16;

/** The month of the office or country in the filter, or of everything that an administrator reaches. */
export function MonthPage() {
  const t = useMonthMessages();
  const { language } = useLanguage();
  const [{ month: requested }, change] = useListState(MONTH);
  const month = monthOf(requested);
  const scope = useMonthScope();
  const onBack = useWiderScope(scope);
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={[monthName(month, language), ...useScopeName(scope)].join(' · ')}
        {...(onBack && { onBack })}
        more={<Copies month={month} scope={scope} />}
        actions={<MonthChoice month={month} choose={(next) => change({ month: next })} />}
      />
      <div className={styles.frame}>
        <Loaded query={useMonthReport(month, scope)} placeholder={<SkeletonRows />}>
          {(report) => <Report report={report} />}
        </Loaded>
      </div>
    </Page>
  );
}

function useScopeName({ countryCode, officeId }: MonthScope): string[] {
  const t = useMonthMessages();
  const { language } = useLanguage();
  const office = useOffices().data?.find(({ id }) => id === officeId);
  if (countryCode === undefined) return [t('flows.all')];
  return [countryName(countryCode, language), ...(office ? [office.name] : [])];
}

/** Changes the filter from an office to its country, and from a country to all. */
function useWiderScope({ countryCode, officeId }: MonthScope): (() => void) | undefined {
  const { role } = useClaims();
  if (officeId !== undefined) return () => selection.chooseOffice(null);
  return role === 'SUPERADMIN' && countryCode !== undefined ? () => selection.chooseCountry('') : undefined;
}

function Copies({ month, scope }: { month: string; scope: MonthScope }) {
  const t = useMonthMessages();
  const download = (format: ExportFormat) => {
    const query = { ...scope, timeZone: browserTimeZone(), language: currentLanguage(), format };
    return downloadAnswer('exportMonthReport', { params: { month }, query }, `month-${month}.${format}`);
  };
  return (
    <>
      <ExportButton download={download} formats={EXPORT_FORMATS} />
      <Button onClick={() => window.print()}>{t('print')}</Button>
    </>
  );
}

function MonthChoice({ month, choose }: { month: string; choose: (month: string) => void }) {
  const t = useMonthMessages();
  const { language } = useLanguage();
  const isLatest = month === thisMonth();
  const chooseFrom = (next: string) => choose(next === thisMonth() ? '' : next);
  return (
    <>
      <IconButton icon="previous" label={t('earlier')} onClick={() => chooseFrom(neighbour(month, -1))} />
      <div className={styles.choice}>
        <Select
          label={t('choose')}
          placeholder={t('choose')}
          value={month}
          options={monthChoices(month).map((value) => ({ value, label: monthName(value, language) }))}
          onChange={chooseFrom}
        />
      </div>
      <IconButton
        icon="forward"
        label={t('later')}
        disabled={isLatest}
        onClick={() => chooseFrom(neighbour(month, 1))}
      />
    </>
  );
}

function Report({ report: { places, ...figures } }: { report: MonthReport }) {
  const t = useMonthMessages();
  const { language } = useLanguage();
  const report = { ...figures, places: placesByName(places, language) };
  const isLong = places.flatMap(({ sums }) => sums).length > LINES;
  return (
    <div className={classNames(styles.month, isLong && styles.dense)}>
      {report.sums.length === 0 && <EmptyState title={t('nothing')} />}
      <MonthCash report={report} />
      {report.sums.length > 0 && <FlowTable report={report} />}
      <OpenMatters report={report} />
      <MonthMailChoice />
    </div>
  );
}
