import type { Import, IMPORT_ROW_FILTERS, ImportRow } from '@comptoir/api-contract/imports';
import { IMPORT_KEYS, IMPORT_NEEDED } from '@comptoir/api-contract/imports';
import { useMemo } from 'react';
import { useLanguage } from '@comptoir/kernel/internal/i18n';
import { Checkbox, Figure, ListFrame, VirtualList, type Column } from '../components';
import { useImportMessages } from './import-messages';
import type { ImportWords } from './import-words';
import { useImportRows } from './imports.queries';
import { RowReading } from './row-reading';
import { displayValue } from './row-values';
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
  const columns = useRowColumns(record, words, ticks);
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

function useRowColumns(
  { columns: ofFile }: Import,
  words: ImportWords,
  ticks: Ticking | undefined,
): readonly Column<ImportRow>[] {
  const t = useImportMessages();
  const { language } = useLanguage();
  return useMemo(() => {
    const label = (field: string) => words.fields[field] ?? field;
    const [key = ''] = IMPORT_KEYS[words.kind];
    const lacking = IMPORT_NEEDED[words.kind].filter((field) => !ofFile.some((column) => column.field === field));
    const tick: Column<ImportRow> = {
      id: 'take',
      title: t('rows.take'),
      minWidth: 90,
      share: 0,
      narrow: 'actions',
      cell: (row) => <TickOf row={row} ticks={ticks} />,
    };
    return [
      {
        id: 'row',
        title: t('rows.row'),
        minWidth: 70,
        share: 0,
        narrow: 'aside',
        cell: ({ row }) => <Figure>{row}</Figure>,
      },
      {
        id: 'record',
        title: label(key),
        minWidth: 180,
        narrow: 'title',
        cell: (row) => <bdi>{displayValue(key, row, language) || t('rows.nameless')}</bdi>,
      },
      {
        id: 'says',
        title: t('rows.says'),
        minWidth: 260,
        share: 3,
        narrow: 'detail',
        cell: (row) => <RowReading row={row} kind={words.kind} lacking={lacking} label={label} />,
      },
      ...(ticks ? [tick] : []),
    ];
  }, [t, language, ofFile, words, ticks]);
}

function TickOf({ row: { row, kind }, ticks }: { row: ImportRow; ticks: Ticking | undefined }) {
  const t = useImportMessages();
  if (!ticks || (kind !== 'new' && kind !== 'changed')) return null;
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
