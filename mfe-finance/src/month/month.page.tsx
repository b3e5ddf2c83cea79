import { EXPORT_FORMATS, type ExportFormat } from '@comptoir/api-contract/export-formats';
import type { MonthPlace, MonthReport } from '@comptoir/api-contract/month-report';
import { browserTimeZone } from '@comptoir/kernel/format';
import { currentLanguage, localeOf, useLanguage } from '@comptoir/kernel/i18n';
import { useListState } from '@comptoir/kernel/router';
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
import { HeldCash } from './held-cash';
import { useMonthMessages } from './messages/messages';
import styles from './month.module.css';
import { MonthMailChoice } from './month-mail-choice';
import { scopeOf, useMonthReport, type MonthAddress } from './month.queries';
import { MONTH, monthChoices, monthName, monthOf, neighbour, thisMonth } from './months';
import { OpenMatters } from './open-matters';
import { placeName } from './place-name';

/** Lines that fit on a printed page with the amounts of the month before. */
const LINES = 16;

/** The month of everything that an administrator reaches, or of the country in the address. */
export function MonthPage() {
  const t = useMonthMessages();
  const { language } = useLanguage();
  const [{ month: asked, country }, change] = useListState(MONTH);
  const month = monthOf(asked);
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={`${monthName(month, language)} · ${country === '' ? t('flows.all') : countryName(country, language)}`}
        {...(country !== '' && { onBack: () => change({ country: '' }) })}
        actions={<Actions month={month} country={country} choose={(next) => change({ month: next })} />}
      />
      <MonthMailChoice />
      <div className={styles.frame}>
        <Loaded query={useMonthReport({ month, country })} placeholder={<SkeletonRows />}>
          {(report) => <Report report={report} />}
        </Loaded>
      </div>
    </Page>
  );
}

function Actions({ month, country, choose }: MonthAddress & { choose: (month: string) => void }) {
  const t = useMonthMessages();
  const { language } = useLanguage();
  const isLatest = month === thisMonth();
  const chooseFrom = (next: string) => choose(next === thisMonth() ? '' : next);
  const download = (format: ExportFormat) => {
    const query = { ...scopeOf(country), timeZone: browserTimeZone(), language: currentLanguage(), format };
    return downloadAnswer('exportMonthReport', { params: { month }, query }, `month-${month}.${format}`);
  };
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
      <ExportButton download={download} formats={EXPORT_FORMATS} />
      <Button onClick={() => window.print()}>{t('print')}</Button>
    </>
  );
}

function Report({ report: { places, ...figures } }: { report: MonthReport }) {
  const t = useMonthMessages();
  const { language } = useLanguage();
  const report = { ...figures, places: byName(places, language) };
  const isLong = places.flatMap(({ sums }) => sums).length > LINES;
  return (
    <div className={classNames(styles.month, isLong && styles.dense)}>
      {report.sums.length === 0 && <EmptyState title={t('nothing')} />}
      <HeldCash report={report} />
      {report.sums.length > 0 && <FlowTable report={report} />}
      <OpenMatters report={report} />
    </div>
  );
}

/** Countries have a name in each language. */
function byName(places: readonly MonthPlace[], language: string): MonthPlace[] {
  return places.toSorted((one, other) =>
    placeName(one, language).localeCompare(placeName(other, language), localeOf(language), { numeric: true }),
  );
}
