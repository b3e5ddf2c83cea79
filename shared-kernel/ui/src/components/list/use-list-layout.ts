import { useMemo, type RefObject } from 'react';
import { useWidth } from '../use-width';
import type { Column } from './column';
import { layoutOf, type ListLayout } from './list-layout';

/** Printable width of A4 and Letter in landscape, in CSS pixels. */
const PAPER_WIDTH = 960;

/** Width of the checkbox column with its gap, in CSS pixels. */
export const TICK_WIDTH = 24;
const TICK_ROOM = TICK_WIDTH + 16;

interface ListContent<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  printing: boolean;
  ticking: boolean;
}

/** Layout for the measured width of the scroller, not of the window; undefined before it is known. */
export function useListLayout<Row>(
  scroller: RefObject<HTMLElement | null>,
  { columns, rows, printing, ticking }: ListContent<Row>,
): ListLayout<Row> | undefined {
  const width = useWidth(scroller);
  const given = printing ? PAPER_WIDTH : width;
  return useMemo(() => {
    if (given === undefined) return undefined;
    const shown = printing ? columns.filter(({ narrow }) => narrow !== 'actions') : columns;
    return layoutOf(shown, rows, Math.max(1, given - (ticking ? TICK_ROOM : 0)));
  }, [columns, rows, given, printing, ticking]);
}
