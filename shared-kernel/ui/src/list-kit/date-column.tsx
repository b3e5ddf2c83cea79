import { formatDate, formatDateTime } from '@comptoir/kernel/format';
import { Figure, type Column } from '@comptoir/ui';
import { column, type Placing } from './columns';

/** A column of days, or of instants with `time`; shows `none` for a missing date. */
export function dateColumn<Row>(
  id: string,
  title: string,
  read: (row: Row) => string | null,
  { time, none, ...placing }: Placing<Row> & { time?: true; none?: string } = {},
): Column<Row> {
  const format = time ? formatDateTime : formatDate;
  const cell = (row: Row) => {
    const date = read(row);
    return date === null ? none : <Figure>{format(date)}</Figure>;
  };
  return column(id, title, { minWidth: 110, share: 0, ...placing }, cell, read);
}
