import { memo } from 'react';
import { classNames } from '../class-names';
import type { Column } from './column';
import styles from './virtual-list.module.css';

interface ListRowProps<Row> {
  row: Row;
  index: number;
  /** Distance from the first row, in CSS pixels. */
  offset: number;
  columns: readonly Column<Row>[];
  narrow: boolean;
}

function Row<Row>({ row, index, offset, columns, narrow }: ListRowProps<Row>) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classNames(styles.row, narrow ? styles.narrow : styles.columns)}
      style={{ transform: `translateY(${offset}px)` }}
    >
      {columns.map(({ id, cell, numeric, width, narrow: place = 'detail' }) => (
        <div
          key={id}
          role="cell"
          className={classNames(
            styles.cell,
            numeric && styles.numeric,
            narrow && styles[place],
            narrow && isFixed(width) && styles.fixed,
          )}
        >
          {cell(row)}
        </div>
      ))}
    </div>
  );
}

/** A track in pixels fits what stands in it: on a narrow screen it is the others that give way. */
function isFixed(width: string | undefined): boolean {
  return width?.endsWith('px') ?? false;
}

/** A row is drawn again only when its data or its place changes, so scrolling stays cheap. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo loses the type parameter
export const ListRow = memo(Row) as typeof Row;
