import type { DayReport } from '@comptoir/api-contract/business-days';
import { PaperTable, type PaperColumn } from '@comptoir/ui/paper';
import { useDayMessages } from './messages/messages';
import { useReportColumns, type NameOf } from './use-report-columns';

/** Tables of a report; one without rows is left out. */
export function ReportTables({ report, nameOf }: { report: DayReport; nameOf: NameOf }) {
  const t = useDayMessages();
  const columns = useReportColumns(nameOf);
  return (
    <>
      <Table caption={t('report.balances')} rows={report.balances} columns={columns.balances} />
      <Table caption={t('report.movements')} rows={report.movements} columns={columns.movements} />
      <Table caption={t('report.expenses')} rows={report.expenses} columns={columns.expenses} />
      {report.counts.length === 0 && <p>{t('report.uncounted')}</p>}
      <Table caption={t('report.counts')} rows={report.counts} columns={columns.counts} />
      <Table caption={t('report.cases')} rows={report.cases} columns={columns.cases} />
      <Table caption={t('report.waiting')} rows={report.waiting} columns={columns.waiting} />
    </>
  );
}

interface TableProps<Row> {
  caption: string;
  rows: readonly Row[];
  columns: readonly PaperColumn<Row>[];
}

function Table<Row extends object>({ caption, rows, columns }: TableProps<Row>) {
  if (rows.length === 0) return null;
  return <PaperTable caption={caption} rows={rows} columns={columns} rowKey={(row) => JSON.stringify(row)} />;
}
