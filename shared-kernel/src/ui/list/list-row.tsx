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
  /** Distance from the first row, in CSS pixels; without it the row follows the one before. */
  offset?: number;
  layout: ListLayout<Row>;
  /** Takes the element to measure its height. */
  measure?: Ref<HTMLDivElement>;
  /** Somebody comes back for it. */
  marked?: boolean;
  /** Whether it is ticked, what its box is called, and what ticks it; absent in a list without boxes. */
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

/** What the row is called and its figure have the first line to themselves; its buttons stand beside the details. */
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

/** A row is drawn again only when its data or its place changes, so scrolling stays cheap. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo loses the type parameter
export const ListRow = memo(Row) as typeof Row;
