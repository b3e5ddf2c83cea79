import { memo, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names';
import type { Column } from './column';
import type { ListLayout } from './list-layout';
import styles from './virtual-list.module.css';

interface ListRowProps<Row> {
  row: Row;
  index: number;
  /** Distance from the first row, in CSS pixels; without it the row follows the one before. */
  offset?: number;
  layout: ListLayout<Row>;
  /** Takes the element to measure its height. */
  measure?: Ref<HTMLDivElement>;
  /** Somebody comes back for it. */
  marked?: boolean;
}

function Row<Row>({ row, index, offset, layout, measure, marked }: ListRowProps<Row>) {
  return (
    <div
      ref={measure}
      role="row"
      aria-rowindex={index + 2}
      aria-current={marked || undefined}
      data-index={index}
      className={classNames(styles.row, layout.kind === 'columns' ? styles.columns : styles.narrow)}
      style={offset === undefined ? { position: 'static' } : { transform: `translateY(${offset}px)` }}
    >
      {layout.kind === 'columns' ? cells(layout.columns, row) : twoLines(layout.columns, row)}
    </div>
  );
}

function cells<Row>(columns: readonly Column<Row>[], row: Row): ReactNode {
  return columns.map(({ id, cell, figure, narrow }) => (
    <div
      key={id}
      role="cell"
      className={classNames(styles.cell, figure && styles.figure, narrow === 'actions' && styles.actions)}
    >
      {cell(row)}
    </div>
  ));
}

/** The buttons of the row stand beside the lines. */
function twoLines<Row>(columns: readonly Column<Row>[], row: Row): ReactNode {
  return (
    <>
      <div role="none" className={styles.lines}>
        {columns.map(({ id, cell, figure, narrow = 'detail' }) =>
          narrow === 'actions' ? null : (
            <div key={id} role="cell" className={classNames(styles.cell, figure && styles.figure, styles[narrow])}>
              {cell(row)}
            </div>
          ),
        )}
      </div>
      {cells(
        columns.filter(({ narrow }) => narrow === 'actions'),
        row,
      )}
    </>
  );
}

/** A row is drawn again only when its data or its place changes, so scrolling stays cheap. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo loses the type parameter
export const ListRow = memo(Row) as typeof Row;
