import { useCallback, useState, type ReactNode } from 'react';

/** Which rows of a list are ticked, by their keys; `all` are all that match, also those that are not here. */
export type Ticked = ReadonlySet<string> | 'all';

/** What a list whose rows are ticked needs to know; keep `label` and `onTick` stable. */
export interface Ticks<Row> {
  ticked: Ticked;
  onTick: (ticked: Ticked) => void;
  /** What the box of a row is called, for example 'Tick pick-up 1042'. */
  label: (row: Row) => string;
  /** What can be done with the ticked rows: it stands beside their number while there are any. */
  actions: ReactNode;
}

const NONE: Ticked = new Set();

/** Remembers which rows of a list are ticked, for as long as it shows the same: `scope` names its filters. */
export function useTicks(scope: string): Pick<Ticks<never>, 'ticked' | 'onTick'> {
  const [last, setLast] = useState({ scope, ticked: NONE });
  const onTick = useCallback((ticked: Ticked) => setLast({ scope, ticked }), [scope]);
  return { ticked: last.scope === scope ? last.ticked : NONE, onTick };
}

/** How many rows are ticked, of so many that match. */
export function countTicked(ticked: Ticked, total: number): number {
  return ticked === 'all' ? total : ticked.size;
}
