import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Element that scrolls the rows: the list, or the page if the list does not scroll, with the distance of the rows from
 * the start of the page in CSS pixels.
 */
export function useOuterScroll(
  scroller: RefObject<HTMLElement | null>,
  rows: RefObject<HTMLElement | null>,
): { outer: RefObject<HTMLElement | null>; margin: number } {
  const outer = useRef<HTMLElement>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const list = scroller.current;
    if (!list) return undefined;
    outer.current = scrollingAround(list) ?? list;
    const measure = () => {
      const page = scrollingAround(list);
      outer.current = page ?? list;
      setMargin(page && rows.current ? distance(rows.current, page) : 0);
    };
    // Anything above the rows can change its height, for example filters that unfold.
    const sizes = new ResizeObserver(measure);
    for (let around: HTMLElement | null = list; around; around = around.parentElement) sizes.observe(around);
    return () => sizes.disconnect();
  }, [scroller, rows]);
  return { outer, margin };
}

function distance(rows: HTMLElement, page: HTMLElement): number {
  return Math.round(rows.getBoundingClientRect().top - page.getBoundingClientRect().top + page.scrollTop);
}

/** Undefined if the list itself scrolls, or nothing does. */
function scrollingAround(list: HTMLElement): HTMLElement | undefined {
  if (getComputedStyle(list).overflowY !== 'visible') return undefined;
  for (let around = list.parentElement; around; around = around.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(around).overflowY)) return around;
  }
  return undefined;
}
