import { useLayoutEffect, useState, type RefObject } from 'react';

/** Width of an element without borders in CSS pixels; undefined before it is measured. */
export function useWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => setWidth(measured.clientWidth);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(measured);
    return () => sizes.disconnect();
  }, [element]);
  return width;
}
