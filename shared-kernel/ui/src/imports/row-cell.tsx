import type { ImportRow } from '@comptoir/api-contract/imports';
import { contractMessage, useLanguage } from '@comptoir/kernel/internal/i18n';
import { Icon } from '../components';
import { useImportMessages } from './import-messages';
import styles from './imports.module.css';
import { displayAmount, displayValue, rowValue } from './row-values';

interface RowCellProps {
  field: string;
  row: ImportRow;
  /** Shown instead of an empty value. */
  empty?: string | undefined;
}

/** Parsed value of a field with its cell text, or its change; the cell text alone if it is wrong. */
export function RowCell({ field, row, empty = '' }: RowCellProps) {
  const t = useImportMessages();
  const { language } = useLanguage();
  const { changes, problems, values, kind } = row;
  const value = rowValue(field, row, language);
  if (problems.some(({ path }) => path === field)) {
    return <bdi className={styles.wrong}>{values[field] || value?.shown || empty}</bdi>;
  }
  if (kind === 'wrong') return <bdi className={styles.raw}>{value?.shown ?? empty}</bdi>;
  const change = changes.find((one) => one.field === field);
  return (
    <>
      {change ? (
        <Change {...change} row={row} />
      ) : (
        <bdi className={field === 'date' ? styles.day : undefined}>{value?.shown ?? empty}</bdi>
      )}{' '}
      {value?.raw !== undefined && <bdi className={styles.cellText}>{t('rows.cell', { text: value.raw })}</bdi>}
    </>
  );
}

function Change({ field, from, to, row }: ImportRow['changes'][number] & { row: ImportRow }) {
  const { language } = useLanguage();
  const { changes, understood } = row;
  const isAmount = field === 'amount';
  const currency = changes.find((one) => one.field === 'currency')?.from ?? understood['currency'];
  const before = isAmount ? displayAmount(from, currency) : from;
  const after = isAmount || field === 'date' ? displayValue(field, row, language) : to;
  return (
    <span>
      <del className={styles.raw}>{before === '' ? '–' : before}</del> → <ins>{after || to}</ins>
    </span>
  );
}

interface RowRemarksProps {
  row: ImportRow;
  label: (field: string) => string;
}

/** Errors and warnings of a row. */
export function RowRemarks({ row: { problems, warnings }, label }: RowRemarksProps) {
  return (
    <div className={styles.remarks}>
      {problems.map((problem) => (
        <span key={problem.path} className={styles.wrong}>
          {problem.path !== '' && `${label(problem.path)}: `}
          {contractMessage(problem)}
        </span>
      ))}
      {warnings.map((warning) => (
        <span key={warning.code ?? warning.message} className={styles.warning}>
          <Icon name="warning" /> {contractMessage(warning)}
        </span>
      ))}
    </div>
  );
}
