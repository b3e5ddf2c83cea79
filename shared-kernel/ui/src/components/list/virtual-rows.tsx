import { measureElement, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Place } from './saved-place';
import type { ListLayout } from './list-layout';
import { ListRow } from './list-row';
import type { RowTicks } from './use-row-ticks';
import { useOuterScroll } from './use-outer-scroll';
import { useFurtherPage, type FurtherPage } from './use-further-page';
import styles from './virtual-list.module.css';

interface VirtualRowsProps<Row> {
  scroller: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  layout: ListLayout<Row>;
  /** Initial scroll position, the top by default. */
  place: Place | undefined;
  onLeave: (place: Place) => void;
  onEndReached: FurtherPage | undefined;
  /** Key of the row to which the user returns. */
  marked: string | undefined;
  ticks: RowTicks<Row> | undefined;
  dense: boolean;
}

/** Height of a row without wrapped text, in CSS pixels. */
const ROW_HEIGHT = { columns: 44, 'two-lines': 64 };
const DENSE_ROW_HEIGHT = { ...ROW_HEIGHT, columns: 32 };
/** Number of rows before the last at which the end counts as reached. */
const END_MARGIN = 40;

export function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const { scroller, rows, rowKey, layout, place, onLeave, onEndReached, marked, ticks, dense } = props;
  const height = (dense ? DENSE_ROW_HEIGHT : ROW_HEIGHT)[layout.kind];
  const known = place?.kind === layout.kind ? place : undefined;
  const body = useRef<HTMLDivElement>(null);
  const { outer, margin } = useOuterScroll(scroller, body);
  // Must be stable: the library sums all heights again for another function.
  const getItemKey = useCallback((index: number) => keyAt(rows, rowKey, index), [rows, rowKey]);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises what it returns
  const virtualizer = useVirtualizer<HTMLElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => outer.current ?? scroller.current,
    scrollMargin: margin,
    estimateSize: (index) => known?.heights.get(getItemKey(index)) ?? height,
    getItemKey,
    measureElement: (...of) => Math.max(height, measureElement(...of)),
    overscan: 8,
    initialOffset: known?.offset ?? (place ? place.first * height : 0),
  });
  useLeave(virtualizer, (at) => onLeave({ ...at, kind: layout.kind }));
  useStableRows(virtualizer, `${layout.kind} ${height}`);
  const drawn = virtualizer.getVirtualItems();
  const nearEnd = (drawn.at(-1)?.index ?? 0) >= rows.length - END_MARGIN;
  useFurtherPage(nearEnd, rows.length, onEndReached);
  const markedIndex = marked === undefined ? -1 : rows.findIndex((row) => rowKey(row) === marked);
  useEffect(() => {
    if (markedIndex >= 0) virtualizer.scrollToIndex(markedIndex, { align: 'center' });
    // oxlint-disable-next-line react/exhaustive-deps -- once; afterwards the person scrolls
  }, [markedIndex >= 0]);
  const sizes = { height: virtualizer.getTotalSize(), '--list-row-height': `${height}px` };

  return (
    <div ref={body} role="rowgroup" className={styles.rows} style={sizes}>
      {drawn.map(({ index, key, start }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <ListRow
            key={key}
            row={row}
            index={index}
            offset={start - margin}
            layout={layout}
            measure={virtualizer.measureElement}
            marked={index === markedIndex}
            ticked={ticks?.isTicked(rowKey(row))}
            tickLabel={ticks?.label}
            onTick={ticks?.onTick}
          />
        );
      })}
    </div>
  );
}

type Rows = Virtualizer<HTMLElement, HTMLDivElement>;

function useLeave(virtualizer: Rows, onLeave: (place: Omit<Place, 'kind'>) => void): void {
  const latest = useRef(onLeave);
  useLayoutEffect(() => {
    latest.current = onLeave;
  });
  useLayoutEffect(
    () => () => {
      const { scrollOffset, range, itemSizeCache } = virtualizer;
      if (scrollOffset === null || range === null) return;
      const { startIndex: first, endIndex: last } = range;
      latest.current({ offset: scrollOffset, first, last, heights: new Map(itemSizeCache) });
    },
    [virtualizer],
  );
}

/** Keeps the same rows in view on a change of layout, for example on rotation. */
function useStableRows(virtualizer: Rows, kind: string): void {
  const shown = useRef({ kind, first: 0 });
  useLayoutEffect(() => {
    if (shown.current.kind !== kind) {
      virtualizer.measure();
      virtualizer.scrollToIndex(shown.current.first, { align: 'start' });
    }
    shown.current = { kind, first: virtualizer.range?.startIndex ?? 0 };
  });
}

function keyAt<Row>(rows: readonly Row[], rowKey: (row: Row) => string, index: number): string | number {
  const row = rows[index];
  return row === undefined ? index : rowKey(row);
}
