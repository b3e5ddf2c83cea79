import { useCallback, useState } from 'react';

/** Tiles per batch: two thousand at once would block the page for a second. */
const PORTION = 60;

/**
 * Number of `count` tiles to render; it grows when the tile at index `mark`, which takes the ref `near`, becomes
 * visible.
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
