import type { ReactNode } from 'react';
import styles from './paper.module.css';

/** A column of a `PaperTable`. */
export interface PaperColumn<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  foot?: ReactNode;
  /** `figure` is aligned at the end, `short` never wraps, `blank` is filled in by hand. */
  kind?: 'figure' | 'short' | 'blank';
}

interface PaperTableProps<Row> {
  caption: string;
  columns: readonly PaperColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** A printed table: repeats its header on each sheet and breaks no row. */
export function PaperTable<Row>({ caption, columns, rows, rowKey }: PaperTableProps<Row>) {
  const classOf = ({ kind }: PaperColumn<Row>) => kind && styles[kind];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <section aria-label={caption} tabIndex={0} className={styles.wide}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classOf(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.id} className={classOf(column)} data-title={column.title}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {columns.some(({ foot }) => foot !== undefined) && (
            <tr className={styles.sums}>
              {columns.map((column) => (
                <td key={column.id} className={classOf(column)} data-title={column.title}>
                  {column.foot}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
