import { useCallback, useState, type ReactNode } from 'react';

/** Keys of selected rows; `all` means all matching rows, including those not loaded. */
export type Ticked = ReadonlySet<string> | 'all';

/** Selection of a list; `label` and `onTick` must be stable. */
export interface Ticks<Row> {
  ticked: Ticked;
  onTick: (ticked: Ticked) => void;
  /** Label of a row's checkbox, for example 'Tick collection 1042'. */
  label: (row: Row) => string;
  actions: ReactNode;
}

const NONE: Ticked = new Set();

/** Keeps the selection of a list while `scope`, which names its filters, is the same. */
export function useTicks(scope: string): Pick<Ticks<never>, 'ticked' | 'onTick'> {
  const [last, setLast] = useState({ scope, ticked: NONE });
  const onTick = useCallback((ticked: Ticked) => setLast({ scope, ticked }), [scope]);
  return { ticked: last.scope === scope ? last.ticked : NONE, onTick };
}

/** Number of selected rows among `total` matching ones. */
export function countTicked(ticked: Ticked, total: number): number {
  return ticked === 'all' ? total : ticked.size;
}
