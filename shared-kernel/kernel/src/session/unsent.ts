/** Prefix of storage keys for unanswered submissions. */
export const UNANSWERED = 'unanswered ';

/** Number of unsent items of `owner` in this tab, which sign-out would lose. */
export function unsentCount(owner: string, storage: Pick<Storage, 'key' | 'length' | 'getItem'>): number {
  return unsentItems(owner, storage).length;
}

export function unsentItems(owner: string, storage: Pick<Storage, 'key' | 'length' | 'getItem'>): string[] {
  return itemsOf(storage).filter((item) => item.startsWith(UNANSWERED) && isOf(owner, storage.getItem(item)));
}

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
