import { useEffect, useState, type RefObject } from 'react';

/** True once an element was in view, or within a margin around it (a CSS length or percentage of the window). */
export function useSeen(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      // Pages scroll inside an element, to which `rootMargin` does not apply.
      { rootMargin: margin, scrollMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, seen]);
  return seen;
}
