import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { Column } from './column';
import { ListRow } from './list-row';
import { useNarrow } from './use-narrow';
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

const ROW_HEIGHT = 44;
const NARROW_ROW_HEIGHT = 64;
/** So many rows before the last one, the end counts as reached. */
const END_MARGIN = 40;

/** A table of any length, of which only the rows in view are drawn. It takes the height that its place gives it. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { caption, rows, rowKey, columns, total = rows.length, onEndReached } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(scroller);
  const height = narrow ? NARROW_ROW_HEIGHT : ROW_HEIGHT;
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises what it returns
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: (index) => keyAt(rows, rowKey, index),
    overscan: 8,
  });
  const drawn = virtualizer.getVirtualItems();
  const nearEnd = (drawn.at(-1)?.index ?? 0) >= rows.length - END_MARGIN;
  useEffect(() => {
    if (nearEnd) onEndReached?.();
  }, [nearEnd, rows.length, onEndReached]);
  const tracks = {
    '--list-columns': columns.map(({ width }) => width ?? 'minmax(0, 1fr)').join(' '),
    '--list-row-height': `${height}px`,
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <div ref={scroller} className={styles.scroller} style={tracks} role="region" aria-label={caption} tabIndex={0}>
      <div role="table" aria-label={caption} aria-rowcount={total + 1} aria-colcount={columns.length}>
        <div role="rowgroup" className={styles.head}>
          <div role="row" aria-rowindex={1} className={styles.columns}>
            {columns.map(({ id, title, numeric }) => (
              <span key={id} role="columnheader" className={numeric ? styles.numeric : undefined}>
                {title}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
          {drawn.map(({ index, key, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return <ListRow key={key} row={row} index={index} offset={start} columns={columns} narrow={narrow} />;
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
