import { Figure, PersonLink, RowButton, RowLink, type Column } from '@comptoir/ui';
import type { ReactNode } from 'react';

/** Width and alignment of a column, and how the list is sorted by it. */
export interface Placing<Row> extends Partial<Omit<Column<Row>, 'id' | 'title' | 'cell' | 'sortBy'>> {
  sorted?: true;
}

type Text = string | null | undefined;
type Read<Row, Value> = (row: Row) => Value;

/** A column of any content, sorted by the result of `read`. */
export function column<Row>(
  id: string,
  title: string,
  { sorted, ...placing }: Placing<Row>,
  cell: (row: Row) => ReactNode,
  read?: Read<Row, string | number | null | undefined>,
): Column<Row> {
  return { id, title, minWidth: 0, ...placing, cell, ...(sorted && read && { sortBy: (row) => read(row) ?? '' }) };
}

/** A column of text; the cell is empty without one. */
export function textColumn<Row>(id: string, title: string, read: Read<Row, Text>, placing: Placing<Row> = {}) {
  return column(id, title, placing, (row) => isolated(read(row)), read);
}

/** A column of numbers, phone numbers and the like, left to right in every language. */
export function figureColumn<Row>(id: string, title: string, read: Read<Row, Text>, placing: Placing<Row> = {}) {
  return column(
    id,
    title,
    placing,
    (row) => {
      const figure = read(row);
      return figure && <Figure>{figure}</Figure>;
    },
    read,
  );
}

/** The column with the link to the page of a row. */
export function linkColumn<Row>(
  id: string,
  title: string,
  read: Read<Row, string>,
  placing: Placing<NoInfer<Row>> & { to: Read<NoInfer<Row>, string> },
): Column<Row> {
  const { to, ...rest } = placing;
  const cell = (row: Row) => <RowLink to={to(row)}>{isolated(read(row))}</RowLink>;
  return column(id, title, { narrow: 'title', ...rest }, cell, read);
}

/** The column with the button that opens a row in a dialog. */
export function buttonColumn<Row extends { id: string }>(
  id: string,
  title: string,
  read: Read<Row, string>,
  placing: Placing<Row> & { onOpen: (id: string) => void },
): Column<Row> {
  const { onOpen, ...rest } = placing;
  const cell = (row: Row) => <RowButton onClick={() => onOpen(row.id)}>{isolated(read(row))}</RowButton>;
  return column(id, title, { narrow: 'title', ...rest }, cell, read);
}

/** The column with a person as link of the row, with a badge such as 'not set up yet'. */
export function personColumn<Row extends { name: string }>(
  id: string,
  title: string,
  placing: Placing<NoInfer<Row>> & { to: Read<NoInfer<Row>, string>; mark: Read<NoInfer<Row>, string | undefined> },
): Column<Row> {
  const { to, mark, ...rest } = placing;
  const cell = (row: Row) => <PersonLink to={to(row)} name={row.name} mark={mark(row)} />;
  return column(id, title, { narrow: 'title', ...rest }, cell, ({ name }) => name);
}

/** The column with the buttons of a row. */
export function actionsColumn<Row>(
  title: string,
  cell: (row: Row) => ReactNode,
  placing: Placing<Row> = {},
): Column<Row> {
  return column('actions', title, { minWidth: 44, share: 0, narrow: 'actions', ...placing }, cell);
}

function isolated(text: Text): ReactNode {
  return text && <bdi>{text}</bdi>;
}
