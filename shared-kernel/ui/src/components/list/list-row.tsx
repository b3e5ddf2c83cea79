import { memo, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names';
import type { Column } from './column';
import type { ListLayout } from './list-layout';
import { TickBox } from './tick-box';
import type { TickRow } from './use-row-ticks';
import styles from './virtual-list.module.css';

interface ListRowProps<Row> {
  row: Row;
  index: number;
  /** Distance from the first row in CSS pixels; static position without it. */
  offset?: number;
  layout: ListLayout<Row>;
  measure?: Ref<HTMLDivElement>;
  /** Highlights the row to which the user returns. */
  marked?: boolean;
  /** State, label and handler of its checkbox; absent in a list without checkboxes. */
  ticked?: boolean | undefined;
  tickLabel?: ((row: Row) => string) | undefined;
  onTick?: TickRow | undefined;
}

function Row<Row>(props: ListRowProps<Row>) {
  const { row, index, offset, layout, measure, marked, ticked, tickLabel, onTick } = props;
  const box = tickLabel && onTick && (
    <TickBox index={index} label={tickLabel(row)} checked={ticked === true} onTick={onTick} />
  );
  return (
    <div
      ref={measure}
      role="row"
      aria-rowindex={index + 2}
      aria-current={marked || undefined}
      data-index={index}
      className={classNames(
        styles.row,
        layout.kind === 'columns' ? styles.columns : styles.narrow,
        box && styles.ticking,
        ticked && styles.ticked,
      )}
      style={offset === undefined ? { position: 'static' } : { transform: `translateY(${offset}px)` }}
    >
      {box}
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

/** Title and figure take the first line; buttons are beside the details. */
function twoLines<Row>(columns: readonly Column<Row>[], row: Row): ReactNode {
  const actions = columns.filter(({ narrow }) => narrow === 'actions');
  return (
    <>
      <div role="none" className={styles.line}>
        {columns.filter(isOfFirstLine).map(narrowCell)}
      </div>
      <div role="none" className={styles.line}>
        <div role="none" className={styles.details}>
          {columns.filter((column) => !isOfFirstLine(column) && column.narrow !== 'actions').map(narrowCell)}
        </div>
        {cells(actions, row)}
      </div>
    </>
  );

  function narrowCell({ id, cell, figure, narrow = 'detail' }: Column<Row>) {
    return (
      <div key={id} role="cell" className={classNames(styles.cell, figure && styles.figure, styles[narrow])}>
        {cell(row)}
      </div>
    );
  }
}

function isOfFirstLine({ narrow }: Column<never>): boolean {
  return narrow === 'title' || narrow === 'aside';
}

/** Memoised, so that scrolling stays cheap. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo loses the type parameter
export const ListRow = memo(Row) as typeof Row;
