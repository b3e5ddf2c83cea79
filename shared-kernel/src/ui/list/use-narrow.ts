import { useLayoutEffect, useState, type RefObject } from 'react';

const NARROW = 640;

/** Whether an element is too narrow for columns, measured on the element and not on the window. */
export function useNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => setNarrow(measured.clientWidth > 0 && measured.clientWidth < NARROW);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(measured);
    return () => sizes.disconnect();
  }, [element]);
  return narrow;
}
