import { useMemo, type RefObject } from 'react';
import { useWidth } from '../use-width';
import type { Column } from './column';
import { layoutOf, type ListLayout } from './list-layout';

/** What A4 and Letter have between their margins when they lie across, in CSS pixels. */
const PAPER_WIDTH = 960;

/** The track of the boxes that tick a row, and the gap beside it, in CSS pixels. */
export const TICK_WIDTH = 24;
const TICK_ROOM = TICK_WIDTH + 16;

interface ListShown<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  printing: boolean;
  /** Whether a box stands before each row. */
  ticking: boolean;
}

/**
 * The layout of a list for the width of its scroller, measured on the element and not on the window; nothing before
 * that is known.
 */
export function useListLayout<Row>(
  scroller: RefObject<HTMLElement | null>,
  { columns, rows, printing, ticking }: ListShown<Row>,
): ListLayout<Row> | undefined {
  const width = useWidth(scroller);
  const given = printing ? PAPER_WIDTH : width;
  return useMemo(() => {
    if (given === undefined) return undefined;
    const shown = printing ? columns.filter(({ narrow }) => narrow !== 'actions') : columns;
    return layoutOf(shown, rows, Math.max(1, given - (ticking ? TICK_ROOM : 0)));
  }, [columns, rows, given, printing, ticking]);
}
