import type { Issue } from '@comptoir/api-contract/errors';
import { IMPORT_KEYS, type ImportKindName, type ImportRow } from '@comptoir/api-contract/imports';
import { contractMessage, useLanguage } from '@comptoir/kernel/internal/i18n';
import { Icon } from '../components';
import { useImportMessages } from './import-messages';
import styles from './imports.module.css';
import { rowValues, displayAmount, displayValue, type RowValue } from './row-values';

interface RowReadingProps {
  row: ImportRow;
  kind: ImportKindName;
  /** Fields of a new record without a column in the file. */
  lacking: readonly string[];
  label: (field: string) => string;
}

/** Errors of a row, or its changes, or its parsed values, with warnings first. */
export function RowReading({ row, kind, lacking, label }: RowReadingProps) {
  const { problems, changes, warnings } = row;
  return (
    <div className={styles.rowReading}>
      {problems.length > 0 ? (
        problems.map((problem) => <Problem key={problem.path} problem={problem} row={row} kind={kind} label={label} />)
      ) : changes.length > 0 ? (
        <Changes row={row} kind={kind} label={label} />
      ) : (
        <Values row={row} kind={kind} lacking={lacking} label={label} />
      )}
      {warnings.map((warning) => (
        <span key={warning.code ?? warning.message} className={styles.warning}>
          <Icon name="warning" /> {contractMessage(warning)}
        </span>
      ))}
    </div>
  );
}

function Problem({ problem, row: { values }, kind, label }: Omit<RowReadingProps, 'lacking'> & { problem: Issue }) {
  const sentence = problemText(problem, label);
  const { path: field } = problem;
  const raw = values[field] ?? '';
  const isShown = raw === '' || field === IMPORT_KEYS[kind][0] || sentence.includes(raw);
  return (
    <span>
      {sentence} {!isShown && <Raw value={{ field, shown: '', raw }} />}
    </span>
  );
}

function Values({ row, kind, lacking, label }: RowReadingProps) {
  const t = useImportMessages();
  const { language } = useLanguage();
  const [key] = IMPORT_KEYS[kind];
  // The name of the record has a column of its own.
  const values = rowValues(kind, row, language).filter(({ field, raw }) => field !== key || raw !== undefined);
  return (
    <dl className={styles.values}>
      {values.map((value) => (
        <div key={value.field}>
          <dt>{label(value.field)}</dt>{' '}
          <dd>
            <bdi>{value.shown}</bdi> <Raw value={value} />
          </dd>
        </div>
      ))}
      {lacking
        .filter((field) => displayValue(field, row, language) === '')
        .map((field) => (
          <div key={field}>
            <dt>{label(field)}</dt> <dd className={styles.warning}>{t('rows.noColumn')}</dd>
          </div>
        ))}
    </dl>
  );
}

function Changes({ row, kind, label }: Omit<RowReadingProps, 'lacking'>) {
  const { language } = useLanguage();
  const values = new Map(rowValues(kind, row, language).map((value) => [value.field, value]));
  const { changes, understood } = row;
  const currency = changes.find(({ field }) => field === 'currency')?.from ?? understood['currency'];
  return (
    <ul className={styles.values}>
      {changes.map(({ field, from, to }) => {
        const isAmount = field === 'amount';
        const before = isAmount ? displayAmount(from, currency) : from;
        const after = isAmount || field === 'date' ? displayValue(field, row, language) : to;
        const value = values.get(field);
        return (
          <li key={field}>
            {label(field)}: <del>{before === '' ? '–' : before}</del> → <ins>{after || to}</ins>{' '}
            {value && <Raw value={value} />}
          </li>
        );
      })}
    </ul>
  );
}

function Raw({ value: { raw } }: { value: RowValue }) {
  const t = useImportMessages();
  return raw === undefined ? null : <bdi className={styles.raw}>{t('rows.cell', { text: raw })}</bdi>;
}

function problemText(problem: Issue, label: (field: string) => string): string {
  const sentence = contractMessage(problem);
  return problem.path === '' ? sentence : `${label(problem.path)}: ${sentence}`;
}
