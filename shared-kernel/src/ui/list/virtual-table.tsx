import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useKernelMessages } from '../../i18n';
import { useLocation } from '../../router';
import { SkeletonRows } from '../feedback/skeleton';
import type { Column } from './column';
import { useKeptPlace } from './kept-place';
import { keepLeftList } from './left-list';
import type { ListLayout } from './list-layout';
import { useAwaitedPlace } from './use-awaited-place';
import type { FurtherPage } from './use-further-page';
import { SortChoice } from './sort-choice';
import { SortHeading, sortedBy, type ListOrder } from './sort-heading';
import { PrintedRows } from './printed-rows';
import { useListLayout } from './use-list-layout';
import { usePrinting } from './use-printing';
import { useSortedRows } from './use-sorted-rows';
import { VirtualRows } from './virtual-rows';
import styles from './virtual-list.module.css';

export interface VirtualTableProps<Row> {
  /** Name of the table, read aloud. */
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** The path that a row opens: the record leads on to those of the rows beside it. Keep it stable. */
  recordPath?: ((row: Row) => string) | undefined;
  /** The order in which the server sends the rows; headings of columns with `orders` ask for another one. */
  order?: ListOrder | undefined;
  /** Number of all rows, where `rows` are only the first of them. */
  total?: number | undefined;
  /** Called when the last rows come into view: time to fetch more of them. */
  onEndReached?: FurtherPage | undefined;
  /** Key of the row that somebody comes back for: it is scrolled into view and marked. */
  marked?: string | undefined;
}

/** A table of any length, of which only the rows in view are drawn. It takes the height that its place gives it. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { caption, rowKey, total = props.rows.length, onEndReached, marked } = props;
  const { rows, columns, order, choice } = useSortedRows({ ...props, order: props.order, total });
  const t = useKernelMessages();
  const scroller = useRef<HTMLDivElement>(null);
  const printing = usePrinting();
  const layout = useListLayout(scroller, { columns, rows, printing });
  const { place, keep } = useKeptPlace(caption);
  const awaited = useAwaitedPlace(place, { rows, onEndReached });
  useFirstRow(scroller, order?.value);
  useLeftList(rows, props.recordPath);

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      {...(layout?.kind === 'columns' && { style: { '--list-columns': layout.tracks } })}
      role="region"
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
      tabIndex={0}
    >
      {awaited && <SkeletonRows />}
      {layout?.kind === 'two-lines' && choice && !printing && <SortChoice columns={columns} {...choice} />}
      {layout && !awaited && (
        <div
          role="table"
          className={styles.table}
          aria-label={caption}
          aria-rowcount={total + 1}
          aria-colcount={layout.columns.length}
        >
          <Headings layout={layout} order={order} />
          {printing ? (
            <PrintedRows rows={rows} rowKey={rowKey} layout={layout} />
          ) : (
            <VirtualRows
              scroller={scroller}
              rows={rows}
              rowKey={rowKey}
              layout={layout}
              place={place}
              onLeave={keep}
              onEndReached={onEndReached}
              marked={marked}
            />
          )}
        </div>
      )}
      {printing && rows.length < total && (
        <p className={styles.part}>{t('list.printedPart', { shown: rows.length, total })}</p>
      )}
    </div>
  );
}

/** A list in another order begins with its first row. */
function useFirstRow(scroller: RefObject<HTMLElement | null>, order: string | undefined): void {
  const shown = useRef(order);
  useLayoutEffect(() => {
    if (shown.current !== undefined && order !== undefined && shown.current !== order) scroller.current?.scrollTo(0, 0);
    shown.current = order;
  }, [scroller, order]);
}

function useLeftList<Row>(rows: readonly Row[], recordPath: ((row: Row) => string) | undefined): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (recordPath) keepLeftList(`${pathname}${search}`, rows, recordPath);
  }, [pathname, search, rows, recordPath]);
}

function Headings<Row>({ layout, order }: { layout: ListLayout<Row>; order: ListOrder | undefined }) {
  // Rows of two lines have no headings to press.
  const pressed = layout.kind === 'columns' ? order : undefined;
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={layout.kind === 'columns' ? styles.columns : styles.unseen}>
        {layout.columns.map(({ id, title, figure, narrow, orders }) => (
          <span key={id} role="columnheader" aria-sort={sortedBy(orders, order)} className={figure && styles.end}>
            {narrow === 'actions' ? (
              <span className={styles.unseen}>{title}</span>
            ) : orders && pressed ? (
              <SortHeading title={title} orders={orders} order={pressed} />
            ) : (
              title
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
