import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { Column } from './column';
import { layoutOf, type ListLayout } from './list-layout';

/**
 * The layout of a list for the width of its scroller, measured on the element and not on the window; nothing before
 * that is known.
 */
export function useListLayout<Row>(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
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
  return useMemo(() => (width === undefined ? undefined : layoutOf(columns, rows, width)), [columns, rows, width]);
}
