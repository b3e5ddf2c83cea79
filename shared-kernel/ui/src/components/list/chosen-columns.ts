import type { Column } from './column';

/** True for columns that identify the record; they cannot be hidden. */
export function isNaming({ narrow }: Pick<Column<never>, 'narrow'>): boolean {
  return narrow === 'title';
}

/**
 * Selects and orders columns by comma-separated ids. The identifying column is always included, first by default, and
 * so are the row buttons, last. Unknown ids and an empty choice are ignored.
 */
export function chosenColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: string | undefined,
): readonly Column<Row>[] {
  const ids = [...new Set(chosen?.split(','))];
  const named = ids.flatMap((id) => columns.filter((column) => column.id === id && column.narrow !== 'actions'));
  if (named.length === 0) return columns;
  return [
    ...columns.filter((column) => isNaming(column) && !named.includes(column)),
    ...named,
    ...columns.filter(({ narrow }) => narrow === 'actions'),
  ];
}
