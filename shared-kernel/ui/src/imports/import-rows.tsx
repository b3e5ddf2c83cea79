import type { Import, IMPORT_ROW_FILTERS, ImportRow } from '@comptoir/api-contract/imports';
import { IMPORT_FIELDS, IMPORT_KEYS, IMPORT_NEEDED } from '@comptoir/api-contract/imports';
import { useMemo } from 'react';
import { useLanguage } from '@comptoir/kernel/internal/i18n';
import { Checkbox, Figure, ListFrame, VirtualList, type Column } from '../components';
import { useImportMessages } from './import-messages';
import type { ImportWords } from './import-words';
import styles from './imports.module.css';
import { useImportRows } from './imports.queries';
import { RowCell, RowRemarks } from './row-cell';
import { displayValue, rowValue } from './row-values';
import type { SelectableKind } from './use-chosen-rows';

interface Ticking {
  without: ReadonlyMap<number, SelectableKind>;
  setWithout: (next: ReadonlyMap<number, SelectableKind>) => void;
}

interface ImportRowsProps {
  record: Import;
  words: ImportWords;
  only: (typeof IMPORT_ROW_FILTERS)[number];
  ticks?: Ticking;
}

export function ImportRows({ record, words, only, ticks }: ImportRowsProps) {
  const t = useImportMessages();
  const { data, error, refetch, hasNextPage, fetchNextPage } = useImportRows(record, only);
  const row = useRowColumn();
  const tick = useTickColumns(ticks);
  const fields = useFieldColumns(record, words);
  const remarks = useRemarksColumn(words);
  const isRefused = only === 'wrong' || only === 'refused' || only === 'kept';
  const columns = useMemo(() => {
    const [name, ...others] = fields;
    return isRefused ? [row, name, remarks, ...others] : [...tick, row, name, ...others, remarks];
  }, [tick, row, fields, remarks, isRefused]);
  return (
    <ListFrame query={{ data, error, refetch }} empty={t(`none.${only}`)}>
      {(rows) => (
        <VirtualList
          caption={t(`captions.${only}`)}
          rows={rows}
          rowKey={rowKey}
          columns={columns}
          onEndReached={hasNextPage ? fetchNextPage : undefined}
        />
      )}
    </ListFrame>
  );
}

function rowKey({ row }: ImportRow): string {
  return String(row);
}

function useRowColumn(): Column<ImportRow> {
  const t = useImportMessages();
  return useMemo(
    () => ({
      id: 'row',
      title: t('rows.row'),
      minWidth: 40,
      share: 0,
      cell: ({ row }) => (
        <>
          <span className={styles.label}>{t('rows.row')}</span> <Figure>{row}</Figure>
        </>
      ),
    }),
    [t],
  );
}

function useTickColumns(ticks: Ticking | undefined): readonly Column<ImportRow>[] {
  const t = useImportMessages();
  return useMemo(() => {
    if (!ticks) return [];
    const cell = (row: ImportRow) => <TickOf row={row} ticks={ticks} />;
    return [{ id: 'take', title: t('rows.take'), minWidth: 24, share: 0, narrow: 'actions', cell }];
  }, [t, ticks]);
}

/** One column per field that a row has, the name of the record first. */
function useFieldColumns(
  { columns }: Import,
  { kind, fields }: ImportWords,
): readonly [Column<ImportRow>, ...Column<ImportRow>[]] {
  const t = useImportMessages();
  const { language } = useLanguage();
  return useMemo(() => {
    const [key = ''] = IMPORT_KEYS[kind];
    const mapped = new Set(columns.map(({ field }) => field));
    const lacking = new Set(IMPORT_NEEDED[kind].filter((field) => !mapped.has(field)));
    const label = (field: string) => fields[field] ?? field;
    const others = IMPORT_FIELDS[kind].filter((field) => field !== key);
    const title: Column<ImportRow> = {
      id: key,
      title: label(key),
      minWidth: 140,
      share: 1.5,
      narrow: 'title',
      cell: (row) => <RowCell field={key} row={row} empty={t('rows.nameless')} />,
    };
    return [
      title,
      ...others.map((field) => {
        const isLacking = (row: ImportRow) =>
          row.kind === 'new' && lacking.has(field) && displayValue(field, row, language) === '';
        return fieldColumn({ field, label: label(field), language, isLacking, lacking: t('rows.noColumn') });
      }),
    ];
  }, [t, language, columns, kind, fields]);
}

interface FieldColumn {
  field: string;
  label: string;
  language: string;
  isLacking: (row: ImportRow) => boolean;
  /** Shown if the file has no column for the field. */
  lacking: string;
}

function fieldColumn({ field, label, language, isLacking, lacking }: FieldColumn): Column<ImportRow> {
  const valueIn = (row: ImportRow) => rowValue(field, row, language);
  const isChanged = ({ changes }: ImportRow) => changes.some((change) => change.field === field);
  return {
    id: field,
    title: label,
    minWidth: field === 'date' ? 170 : field === 'position' ? 60 : 100,
    says: (row) => isChanged(row) || isLacking(row) || valueIn(row) !== undefined,
    ...(field === 'amount' && {
      narrow: 'aside',
      figure: (row) => (isLacking(row) ? lacking : figureOf(valueIn(row)?.shown ?? '', row)),
    }),
    cell: (row) =>
      isLacking(row) ? (
        <>
          <span className={styles.label}>{label}</span> <span className={styles.warned}>{lacking}</span>
        </>
      ) : (
        <>
          {field !== 'amount' && isNumber(valueIn(row)?.shown) && <span className={styles.label}>{label} </span>}
          <RowCell field={field} row={row} />
        </>
      ),
  };
}

/** Longest line of an amount, which is not wrapped. */
function figureOf(shown: string, { changes }: ImportRow): string {
  return changes.some(({ field }) => field === 'amount') ? `${shown} → ${shown}` : shown;
}

function isNumber(text: string | undefined): boolean {
  return text !== undefined && /^-?[\d.,]+$/.test(text);
}

function useRemarksColumn({ fields }: ImportWords): Column<ImportRow> {
  const t = useImportMessages();
  return useMemo(
    () => ({
      id: 'says',
      title: t('rows.says'),
      minWidth: 170,
      share: 1.5,
      says: ({ problems, warnings }) => problems.length + warnings.length > 0,
      cell: (row) => <RowRemarks row={row} label={(field) => fields[field] ?? field} />,
    }),
    [t, fields],
  );
}

function TickOf({ row: { row, kind }, ticks }: { row: ImportRow; ticks: Ticking }) {
  const t = useImportMessages();
  if (kind !== 'new' && kind !== 'changed') return null;
  const { without, setWithout } = ticks;
  return (
    <Checkbox
      checked={!without.has(row)}
      aria-label={t('rows.takeRow', { row })}
      onChange={({ target }) => {
        const next = new Map(without);
        if (target.checked) next.delete(row);
        else next.set(row, kind);
        setWithout(next);
      }}
    >
      {null}
    </Checkbox>
  );
}
