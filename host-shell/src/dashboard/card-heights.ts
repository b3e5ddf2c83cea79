import { useLayoutEffect, type RefObject } from 'react';

const STORAGE_KEY = 'comptoir.card-heights';
/** Width in px below which cards are under each other. */
const NARROW = 1100;

export type CardHeights = Readonly<Record<string, number>>;

/** Heights belong to an office, and to a layout of the cards. */
export function dashboardKey(officeId: string | null, width: number = window.innerWidth): string {
  return `${officeId ?? ''} ${width < NARROW ? 'narrow' : 'wide'}`;
}

/** Heights in px of the cards when this dashboard was last left; empty for another dashboard. */
export function lastHeights(key: string, storage: Storage = localStorage): CardHeights {
  try {
    const kept: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('key' in kept) || kept.key !== key) return {};
    if (!('heights' in kept) || typeof kept.heights !== 'object' || kept.heights === null) return {};
    return Object.fromEntries(Object.entries(kept.heights).filter(([, height]) => typeof height === 'number'));
  } catch {
    // Written by something else.
    return {};
  }
}

/** Adds to the heights of the same dashboard, whose cards are in two grids. */
export function rememberHeights(key: string, heights: CardHeights, storage: Storage = localStorage): void {
  const all = { ...lastHeights(key, storage), ...heights };
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify({ key, heights: all }));
  } catch {
    // A full storage costs the heights, not the page.
  }
}

/**
 * Keeps the heights that the cards of a grid need when the page is left, so that the next visit reserves no more.
 * Cards that still load are left out.
 */
export function useKeptHeights(grid: RefObject<HTMLElement | null>, key: string): void {
  useLayoutEffect(() => {
    const cards = grid.current;
    if (!cards) return undefined;
    const keep = () => rememberHeights(key, neededHeights(cards));
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [grid, key]);
}

function neededHeights(grid: HTMLElement): CardHeights {
  const heights = Array.from(grid.children).flatMap((card) => {
    const name = card instanceof HTMLElement ? card.dataset['card'] : undefined;
    if (name === undefined || card.querySelector('[data-skeleton]')) return [];
    return [[name, Math.ceil(card.getBoundingClientRect().height)] as const];
  });
  return Object.fromEntries(heights);
}
