import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { Column } from './column';
import { layoutOf, type ListLayout } from './list-layout';

/** What A4 and Letter have between their margins when they lie across, in CSS pixels. */
const PAPER_WIDTH = 960;

/**
 * The layout of a list for the width of its scroller, measured on the element and not on the window; nothing before
 * that is known.
 */
export function useListLayout<Row>(
  scroller: RefObject<HTMLElement | null>,
  { columns, rows, printing }: { columns: readonly Column<Row>[]; rows: readonly Row[]; printing: boolean },
): ListLayout<Row> | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const measured = scroller.current;
    if (!measured) return undefined;
    const measure = () => setWidth(measured.clientWidth);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(measured);
    return () => sizes.disconnect();
  }, [scroller]);
  const given = printing ? PAPER_WIDTH : width;
  return useMemo(() => {
    if (given === undefined) return undefined;
    return layoutOf(printing ? columns.filter(({ narrow }) => narrow !== 'actions') : columns, rows, given);
  }, [columns, rows, given, printing]);
}
