import type { Column } from './column';

/** Whether a column says which record a row is: it stands in each choice of columns. */
export function isNaming({ narrow }: Pick<Column<never>, 'narrow'>): boolean {
  return narrow === 'title';
}

/**
 * The columns that are chosen, in their order, named by their ids with commas between. The one that names the record is
 * always there, first unless it is chosen elsewhere, and so are the buttons of a row, at its end. What there is no column for, or no choice,
 * changes nothing.
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
