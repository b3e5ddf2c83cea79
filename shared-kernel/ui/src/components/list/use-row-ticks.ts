import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Ticked, Ticks } from './ticks';

/** Selects a row, or with `range` all rows from the last selected one. */
export type TickRow = (index: number, checked: boolean, range: boolean) => void;

export interface RowTicks<Row> {
  isTicked: (key: string) => boolean;
  label: (row: Row) => string;
  /** Stable, so that other rows do not render again. */
  onTick: TickRow;
  shown: 'all' | 'some' | 'none';
  tickShown: (checked: boolean) => void;
}

interface TickedRows<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** Selection of the loaded rows; undefined for a list without it. */
export function useRowTicks<Row>(
  { rows, rowKey }: TickedRows<Row>,
  ticks: Ticks<Row> | undefined,
): RowTicks<Row> | undefined {
  const latest = useRef({ rows, rowKey, ticks });
  const anchor = useRef<string>(undefined);
  useLayoutEffect(() => {
    latest.current = { rows, rowKey, ticks };
  });
  const onTick = useCallback<TickRow>((index, checked, range) => {
    const { rows: now, rowKey: keyOf, ticks: current } = latest.current;
    if (!current) return;
    const keys = now.map(keyOf);
    const from = range && anchor.current !== undefined ? keys.indexOf(anchor.current) : -1;
    const [first, last] = from === -1 ? [index, index] : [Math.min(from, index), Math.max(from, index)];
    anchor.current = keys[index];
    current.onTick(withTicks(current.ticked === 'all' ? keys : current.ticked, keys.slice(first, last + 1), checked));
  }, []);
  const shown = useMemo(() => (ticks ? tickStateOf(rows, rowKey, ticks.ticked) : 'none'), [rows, rowKey, ticks]);
  if (!ticks) return undefined;
  const { ticked, label } = ticks;
  return {
    isTicked: (key) => ticked === 'all' || ticked.has(key),
    label,
    onTick,
    shown,
    tickShown: (checked) => ticks.onTick(new Set(checked ? rows.map(rowKey) : [])),
  };
}

function withTicks(ticked: Iterable<string>, keys: readonly string[], checked: boolean): Ticked {
  const next = new Set(ticked);
  for (const key of keys) {
    if (checked) next.add(key);
    else next.delete(key);
  }
  return next;
}

function tickStateOf<Row>(rows: readonly Row[], rowKey: (row: Row) => string, ticked: Ticked): RowTicks<Row>['shown'] {
  if (ticked === 'all') return 'all';
  if (ticked.size === 0) return 'none';
  return rows.every((row) => ticked.has(rowKey(row))) ? 'all' : 'some';
}
