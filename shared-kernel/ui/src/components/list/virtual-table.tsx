import { hasMoreRows, MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import { useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { onDemand } from '@comptoir/kernel/store/on-demand';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { useLocation } from '@comptoir/kernel/internal/router';
import { SkeletonRows } from '../feedback/skeleton';
import { classNames } from '../class-names';
import type { Column } from './column';
import { useSavedPlace } from './saved-place';
import { saveOriginList } from './origin-list';
import type { ListLayout } from './list-layout';
import { TRACKS } from './list-tracks';
import { useChosenColumns } from './use-chosen-columns';
import { useAwaitedPlace } from './use-awaited-place';
import type { FurtherPage } from './use-further-page';
import { SortChoice } from './sort-choice';
import { SortHeading, sortedBy, type ListOrder } from './sort-heading';
import { PrintedRows } from './printed-rows';
import { TICK_WIDTH, useListLayout } from './use-list-layout';
import { usePrinting } from './use-printing';
import { useFullPrint } from './use-full-print';
import { TickShown } from './tick-shown';
import type { Ticks } from './ticks';
import { usePeek, type Peek } from './use-peek';
import { useRowTicks, type RowTicks } from './use-row-ticks';
import { useSortedRows } from './use-sorted-rows';
import { VirtualRows } from './virtual-rows';
import styles from './virtual-list.module.css';

export interface VirtualTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** Path that a row opens; the opened record links to its neighbours. Must be stable. */
  recordPath?: ((row: Row) => string) | undefined;
  /** Order of the server; headings of columns with `orders` request another. */
  order?: ListOrder | undefined;
  /** Total number of rows, if not all are loaded. */
  total?: number | undefined;
  /** Called when the last rows come into view, to load more. */
  onEndReached?: FurtherPage | undefined;
  /** Key of the row to which the user returns: scrolled into view and highlighted. */
  marked?: string | undefined;
  /** Selection of rows: adds checkboxes and a bar of actions. */
  ticks?: Ticks<Row> | undefined;
}

const panel = onDemand(async () => (await import(/* webpackChunkName: "totals" */ '../../peek/peek-panel')).PeekPanel);
const bar = onDemand(async () => (await import(/* webpackChunkName: "layout" */ './tick-bar')).TickBar);

/** A list of at most as many rows ends at its last one. */
const SHORT_ROWS = 20;

/** A virtualised table that fills the height of its container. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { caption, rowKey, total = props.rows.length, onEndReached, marked } = props;
  const listed = useMemo(() => props.columns.filter(({ closely }) => !closely), [props.columns]);
  const { rows, columns, order, choice } = useSortedRows({ ...props, columns: listed, order: props.order, total });
  const { shown, dense } = useChosenColumns(columns);
  const t = useKernelMessages();
  const scroller = useRef<HTMLDivElement>(null);
  const printing = usePrinting();
  const isFetchedForPaper = useFullPrint(rows.length, onEndReached);
  const ticks = useRowTicks({ rows, rowKey }, printing ? undefined : props.ticks);
  const layout = useListLayout(scroller, { columns: shown, rows, printing, ticking: ticks !== undefined });
  const { place, keep } = useSavedPlace(caption);
  const awaited = useAwaitedPlace(place, { rows, onEndReached });
  const peek = usePeek({ rows, rowKey });
  useFirstRow(scroller, order?.value);
  useWrittenTracks(scroller, layout?.kind === 'columns' ? tracksOf(layout.tracks, ticks) : undefined);
  useOriginList({ rows, total, onEndReached }, props.recordPath);

  return (
    <>
      <div
        ref={scroller}
        className={classNames(styles.scroller, dense && styles.dense)}
        {...(layout?.kind === 'columns' && { style: { '--list-columns': tracksOf(layout.tracks, ticks) } })}
        {...peek.heard}
        data-short={total <= SHORT_ROWS || undefined}
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

function Panel<Row>({ row, columns, recordPath, close }: PanelProps<Row>) {
  const Loaded = panel.useLoaded()?.Component;
  useEffect(() => void panel.load(), []);
  return <>{Loaded && <Loaded row={row} columns={columns} path={recordPath?.(row)} onClose={close} />}</>;
}

function Bar(props: Omit<Ticks<never>, 'label'> & { total: number }) {
  const Loaded = bar.useLoaded()?.Component;
  useEffect(() => void bar.load(), []);
  return <>{Loaded && <Loaded {...props} />}</>;
}

function tracksOf(tracks: string, ticks: object | undefined): string {
  return ticks ? `${TICK_WIDTH}px ${tracks}` : tracks;
}

/** Writes the grid of a list in columns for its totals. */
function useWrittenTracks(scroller: RefObject<HTMLElement | null>, tracks: string | undefined): void {
  useLayoutEffect(() => {
    const list = scroller.current;
    const frame = list?.parentElement;
    if (!frame) return;
    if (tracks === undefined) return frame.removeAttribute(TRACKS);
    frame.style.setProperty('--list-gutter', `${list.offsetWidth - list.clientWidth}px`);
    frame.setAttribute(TRACKS, tracks);
  }, [scroller, tracks]);
}

function useFirstRow(scroller: RefObject<HTMLElement | null>, order: string | undefined): void {
  const shown = useRef(order);
  useLayoutEffect(() => {
    if (shown.current !== undefined && order !== undefined && shown.current !== order) scroller.current?.scrollTo(0, 0);
    shown.current = order;
  }, [scroller, order]);
}

function useOriginList<Row>(
  { rows, total, onEndReached }: { rows: readonly Row[]; total: number; onEndReached: FurtherPage | undefined },
  recordPath: ((row: Row) => string) | undefined,
): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (recordPath) saveOriginList(`${pathname}${search}`, rows, { pathOf: recordPath, total, onEndReached });
  }, [pathname, search, rows, recordPath, total, onEndReached]);
}

interface HeadingsProps<Row> {
  layout: ListLayout<Row>;
  order: ListOrder | undefined;
  ticks: RowTicks<Row> | undefined;
}

function Headings<Row>({ layout, order, ticks }: HeadingsProps<Row>) {
  const pressed = layout.kind === 'columns' ? order : undefined;
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={layout.kind === 'columns' ? styles.columns : 'visually-hidden'}>
        {ticks && <TickShown {...ticks} isOffered={layout.kind === 'columns'} />}
        {layout.columns.map(({ id, title, figure, narrow, orders }) => (
          <span key={id} role="columnheader" aria-sort={sortedBy(orders, order)} className={figure && styles.end}>
            {narrow === 'actions' ? (
              <span className="visually-hidden">{title}</span>
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
