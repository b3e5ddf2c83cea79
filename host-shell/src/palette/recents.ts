import { session } from '@comptoir/kernel/session';
import type { PaletteItem } from './palette-item';

const STORAGE_KEY = 'comptoir.palette';
const KEPT = 5;

interface Kept {
  owner: string;
  items: readonly PaletteItem<string>[];
}

// Names from the business must not outlive the session or the tab.
session.onEnd(() => sessionStorage.removeItem(STORAGE_KEY));

export function recentItems(owner: string): readonly PaletteItem<string>[] {
  const text = sessionStorage.getItem(STORAGE_KEY);
  if (text === null) return [];
  // Only this file writes the key.
  const kept: Kept = JSON.parse(text);
  return kept.owner === owner ? kept.items : [];
}

export function noteRecent(owner: string, item: PaletteItem<string>): void {
  const others = recentItems(owner).filter(({ to }) => to !== item.to);
  const kept: Kept = { owner, items: [item, ...others].slice(0, KEPT) };
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
}
