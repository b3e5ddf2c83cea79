import { measureElement, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Column } from './column';
import { ListRow } from './list-row';
import { useListLayout } from './use-list-layout';
import styles from './virtual-list.module.css';

export interface VirtualTableProps<Row> {
  /** Name of the table, read aloud. */
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** Number of all rows, where `rows` are only the first of them. */
  total?: number | undefined;
  /** Called when the last rows come into view: time to fetch more of them. */
  onEndReached?: (() => unknown) | undefined;
}

/** Of a row without wrapped text, in CSS pixels. */
const ROW_HEIGHT = { columns: 44, 'two-lines': 64 };
/** So many rows before the last one, the end counts as reached. */
const END_MARGIN = 40;

/** A table of any length, of which only the rows in view are drawn. It takes the height that its place gives it. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { caption, rows, rowKey, columns, total = rows.length, onEndReached } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const layout = useListLayout(scroller, columns, rows);
  const height = ROW_HEIGHT[layout.kind];
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises what it returns
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: (index) => keyAt(rows, rowKey, index),
    measureElement: (...of) => Math.max(height, measureElement(...of)),
    overscan: 8,
  });
  const measured = useRef(layout.kind);
  useLayoutEffect(() => {
    if (measured.current === layout.kind) return;
    // What was measured in another layout does not hold.
    measured.current = layout.kind;
    virtualizer.measure();
  }, [virtualizer, layout.kind]);
  const drawn = virtualizer.getVirtualItems();
  const nearEnd = (drawn.at(-1)?.index ?? 0) >= rows.length - END_MARGIN;
  useEffect(() => {
    if (nearEnd) onEndReached?.();
  }, [nearEnd, rows.length, onEndReached]);
  const sizes = {
    '--list-row-height': `${height}px`,
    ...(layout.kind === 'columns' && { '--list-columns': layout.tracks }),
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <div ref={scroller} className={styles.scroller} style={sizes} role="region" aria-label={caption} tabIndex={0}>
      <div role="table" aria-label={caption} aria-rowcount={total + 1} aria-colcount={layout.columns.length}>
        <div role="rowgroup" className={styles.head}>
          <div role="row" aria-rowindex={1} className={layout.kind === 'columns' ? styles.columns : styles.unseen}>
            {layout.columns.map(({ id, title, figure, narrow }) => (
              <span key={id} role="columnheader" className={figure && styles.end}>
                {narrow === 'actions' ? <span className={styles.unseen}>{title}</span> : title}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
          {drawn.map(({ index, key, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <ListRow
                key={key}
                row={row}
                index={index}
                offset={start}
                layout={layout}
                measure={virtualizer.measureElement}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

function keyAt<Row>(rows: readonly Row[], rowKey: (row: Row) => string, index: number): string | number {
  const row = rows[index];
  return row === undefined ? index : rowKey(row);
}
