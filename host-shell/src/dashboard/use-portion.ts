import { useCallback, useState } from 'react';

/** So many are drawn at once: two thousand tiles in one go would hold the page up for a second. */
const PORTION = 60;

/**
 * How many of `count` tiles are drawn: more of them once the tile at index `mark` is seen, to which `near` belongs as its ref.
 */
export function usePortion(count: number): { shown: number; mark: number; near: (tile: Element | null) => void } {
  const [drawn, setDrawn] = useState(PORTION);
  const near = useCallback((tile: Element | null) => {
    if (!tile) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setDrawn((before) => before + PORTION);
    });
    observer.observe(tile);
    return () => observer.disconnect();
  }, []);
  const shown = Math.min(drawn, count);
  return { shown, mark: shown < count ? shown - PORTION / 2 : -1, near };
}
