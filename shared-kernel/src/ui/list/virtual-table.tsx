import { hasMoreRows, MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import { useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { onDemand } from '../../store/on-demand';
import { useKernelMessages } from '../../i18n';
import { useLocation } from '../../router';
import { SkeletonRows } from '../feedback/skeleton';
import { classNames } from '../class-names';
import type { Column } from './column';
import { useKeptPlace } from './kept-place';
import { keepLeftList } from './left-list';
import type { ListLayout } from './list-layout';
import { useChosenColumns } from './use-chosen-columns';
import { useAwaitedPlace } from './use-awaited-place';
import type { FurtherPage } from './use-further-page';
import { SortChoice } from './sort-choice';
import { SortHeading, sortedBy, type ListOrder } from './sort-heading';
import { PrintedRows } from './printed-rows';
import { TICK_WIDTH, useListLayout } from './use-list-layout';
import { usePrinting } from './use-printing';
import { useWholePrint } from './use-whole-print';
import { TickShown } from './tick-shown';
import type { Ticks } from './ticks';
import { usePeek, type Peek } from './use-peek';
import { useRowTicks, type RowTicks } from './use-row-ticks';
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
  /** Which rows are ticked, and what can be done with them: each row has a box, and the bar of what is ticked follows. */
  ticks?: Ticks<Row> | undefined;
}

const panel = onDemand(async () => (await import(/* webpackChunkName: "peek" */ '../../peek/peek-panel')).PeekPanel);
const bar = onDemand(async () => (await import(/* webpackChunkName: "layout" */ './tick-bar')).TickBar);

/** A table of any length, of which only the rows in view are drawn. It takes the height that its place gives it. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { caption, rowKey, total = props.rows.length, onEndReached, marked } = props;
  const listed = useMemo(() => props.columns.filter(({ closely }) => !closely), [props.columns]);
  const { rows, columns, order, choice } = useSortedRows({ ...props, columns: listed, order: props.order, total });
  const { shown, dense } = useChosenColumns(columns);
  const t = useKernelMessages();
  const scroller = useRef<HTMLDivElement>(null);
  const printing = usePrinting();
  const isFetchedForPaper = useWholePrint(rows.length, onEndReached);
  const ticks = useRowTicks({ rows, rowKey }, printing ? undefined : props.ticks);
  const layout = useListLayout(scroller, { columns: shown, rows, printing, ticking: ticks !== undefined });
  const { place, keep } = useKeptPlace(caption);
  const awaited = useAwaitedPlace(place, { rows, onEndReached });
  const peek = usePeek({ rows, rowKey });
  useFirstRow(scroller, order?.value);
  useLeftList({ rows, total, onEndReached }, props.recordPath);

  return (
    <>
      <div
        ref={scroller}
        className={classNames(styles.scroller, dense && styles.dense)}
        {...(layout?.kind === 'columns' && { style: { '--list-columns': tracksOf(layout.tracks, ticks) } })}
        {...peek.heard}
        role="region"
        aria-label={caption}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
      >
        {isFetchedForPaper && <p role="status">{t('list.preparesPrint')}</p>}
        {awaited && <SkeletonRows />}
        {layout?.kind === 'two-lines' && choice && !printing && <SortChoice columns={columns} {...choice} />}
        {layout && !awaited && (
          <div
            role="table"
            className={styles.table}
            aria-label={caption}
            aria-rowcount={total === MORE_ROWS ? -1 : total + 1}
            aria-colcount={layout.columns.length + (ticks ? 1 : 0)}
          >
            <Headings layout={layout} order={order} ticks={ticks} />
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
                ticks={ticks}
                dense={dense}
              />
            )}
          </div>
        )}
        {printing && hasMoreRows(rows.length, total) && (
          <p className={styles.part}>{t('list.printedPart', { shown: rows.length, total })}</p>
        )}
      </div>
      {peek.row !== undefined && (
        <Panel {...peek} row={peek.row} columns={props.columns} recordPath={props.recordPath} />
      )}
      {ticks && props.ticks && ticks.shown !== 'none' && <Bar {...props.ticks} total={total} />}
    </>
  );
}

interface PanelProps<Row> extends Pick<Peek<Row>, 'close'>, Pick<VirtualTableProps<Row>, 'columns' | 'recordPath'> {
  row: Row;
}

/** What the list knows of the row that is looked at, which is fetched with the first look. */
function Panel<Row>({ row, columns, recordPath, close }: PanelProps<Row>) {
  const Loaded = panel.useLoaded()?.Component;
  useEffect(() => void panel.load(), []);
  return <>{Loaded && <Loaded row={row} columns={columns} path={recordPath?.(row)} onClose={close} />}</>;
}

/** The bar of what is ticked, which is drawn with the first tick. */
function Bar(props: Omit<Ticks<never>, 'label'> & { total: number }) {
  const Loaded = bar.useLoaded()?.Component;
  useEffect(() => void bar.load(), []);
  return <>{Loaded && <Loaded {...props} />}</>;
}

function tracksOf(tracks: string, ticks: object | undefined): string {
  return ticks ? `${TICK_WIDTH}px ${tracks}` : tracks;
}

/** A list in another order begins with its first row. */
function useFirstRow(scroller: RefObject<HTMLElement | null>, order: string | undefined): void {
  const shown = useRef(order);
  useLayoutEffect(() => {
    if (shown.current !== undefined && order !== undefined && shown.current !== order) scroller.current?.scrollTo(0, 0);
    shown.current = order;
  }, [scroller, order]);
}

function useLeftList<Row>(
  { rows, total, onEndReached }: { rows: readonly Row[]; total: number; onEndReached: FurtherPage | undefined },
  recordPath: ((row: Row) => string) | undefined,
): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (recordPath) keepLeftList(`${pathname}${search}`, rows, { pathOf: recordPath, total, onEndReached });
  }, [pathname, search, rows, recordPath, total, onEndReached]);
}

interface HeadingsProps<Row> {
  layout: ListLayout<Row>;
  order: ListOrder | undefined;
  ticks: RowTicks<Row> | undefined;
}

function Headings<Row>({ layout, order, ticks }: HeadingsProps<Row>) {
  // Rows of two lines have no headings to press.
  const pressed = layout.kind === 'columns' ? order : undefined;
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={layout.kind === 'columns' ? styles.columns : styles.unseen}>
        {ticks && <TickShown {...ticks} isOffered={layout.kind === 'columns'} />}
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
