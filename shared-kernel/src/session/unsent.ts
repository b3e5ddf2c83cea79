/** How the names of what was sent and has no answer begin in the storage of the tab. */
export const UNANSWERED = 'unanswered ';

/** How much of what `owner` did in this tab has not reached the server: whoever signs out loses it. */
export function unsentCount(owner: string, storage: Pick<Storage, 'key' | 'length' | 'getItem'>): number {
  return unsentItems(owner, storage).length;
}

/** The names under which that is kept. */
export function unsentItems(owner: string, storage: Pick<Storage, 'key' | 'length' | 'getItem'>): string[] {
  return itemsOf(storage).filter((item) => item.startsWith(UNANSWERED) && isOf(owner, storage.getItem(item)));
}

/** The names of all that a storage holds. */
export function itemsOf(storage: Pick<Storage, 'key' | 'length'>): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
}

function isOf(owner: string, text: string | null): boolean {
  try {
    const written: unknown = JSON.parse(text ?? '');
    return typeof written === 'object' && written !== null && 'owner' in written && written.owner === owner;
  } catch {
    return false;
  }
}
