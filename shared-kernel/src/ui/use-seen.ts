import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is or was in the part of the page that is seen, or no further from it than the margin: a length or
 * a percentage of the window, as CSS writes them.
 */
export function useSeen(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      // The pages scroll in a part of the window, which the margin of the window does not reach beyond.
      { rootMargin: margin, scrollMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, seen]);
  return seen;
}
