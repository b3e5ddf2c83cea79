import { hasMoreRows } from '@comptoir/api-contract/counted-rows';
import { useEffect, useMemo, useState } from 'react';
import { currentLanguage } from '@comptoir/kernel/internal/i18n';
import { useListState } from '@comptoir/kernel/internal/router';
import type { Column } from './column';
import { compareRows, inOrder, orderInSlices, type RowSorting } from './row-order';
import type { ListOrder } from './sort-heading';

/** Up to this number, rows are sorted synchronously; more could take longer than a frame. */
const SYNC_SORT_ROWS = 1000;
/** Search parameter: the column id, with a leading minus for the opposite direction. */
const ADDRESS = { sort: '' };

interface ListRows<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  order: ListOrder | undefined;
  total: number;
}

interface SortedRows<Row> extends Omit<ListRows<Row>, 'total'> {
  /** Order to offer in layouts without headings, enabled once all rows are loaded; undefined if the page offers it. */
  choice: { order: ListOrder; disabled: boolean } | undefined;
}

/**
 * Sorts rows by the column with `sortBy` named in the address, once all are loaded. Leaves them unchanged if the
 * server sorts or no column has `sortBy`.
 */
export function useSortedRows<Row>({ rows, columns, order, total }: ListRows<Row>): SortedRows<Row> {
  const [{ sort }, change] = useListState(ADDRESS);
  const own = !order && columns.some(({ sortBy }) => sortBy);
  const isWhole = own && !hasMoreRows(rows.length, total);
  const named = useMemo(() => (own ? columns.map(withOrders) : columns), [own, columns]);
  const sorting = useMemo(() => (isWhole ? sortingOf(columns, sort) : undefined), [isWhole, columns, sort]);
  const sorted = useInOrder(rows, sort, sorting);
  const ownOrder = { value: sort, first: '', onChange: (next: string) => change({ sort: next }) };
  return {
    rows: sorted,
    columns: named,
    order: isWhole ? ownOrder : order,
    choice: own ? { order: ownOrder, disabled: !isWhole } : order?.offered ? { order, disabled: false } : undefined,
  };
}

/** Numbers start descending, texts ascending. */
function withOrders<Row>(column: Column<Row>): Column<Row> {
  if (!column.sortBy) return column;
  const ascending = column.id;
  const descending = `-${column.id}`;
  return { ...column, orders: column.figure ? { descending, ascending } : { ascending, descending } };
}

function sortingOf<Row>(columns: readonly Column<Row>[], sort: string): RowSorting<Row> | undefined {
  const id = sort.replace(/^-/, '');
  const by = columns.find((column) => column.id === id)?.sortBy;
  return by && { by, direction: sort === id ? 'ascending' : 'descending', language: currentLanguage() };
}

/** Cached orders of long lists, so that a reopened list is sorted at once. */
const known = new WeakMap<readonly unknown[], { name: string; order: readonly number[] }>();

function useInOrder<Row>(rows: readonly Row[], sort: string, sorting: RowSorting<Row> | undefined): readonly Row[] {
  const isLong = rows.length > SYNC_SORT_ROWS;
  const name = `${sorting?.language} ${sort}`;
  const atOnce = useMemo(() => {
    if (!sorting) return rows;
    if (isLong) return known.get(rows)?.name === name ? inOrder(rows, known.get(rows)?.order ?? []) : undefined;
    return inOrder(rows, [...rows.keys()].toSorted(compareRows(rows, sorting)));
  }, [rows, isLong, name, sorting]);
  const [last, setLast] = useState(atOnce);
  useEffect(() => {
    if (!sorting || atOnce) return undefined;
    const left = new AbortController();
    const show = async () => {
      const order = await orderInSlices(rows.length, compareRows(rows, sorting), left);
      if (!order) return;
      known.set(rows, { name, order });
      setLast(inOrder(rows, order));
    };
    void show();
    return () => left.abort();
  }, [rows, name, sorting, atOnce]);
  // The former order stays until a long list is sorted.
  return atOnce ?? last ?? rows;
}
