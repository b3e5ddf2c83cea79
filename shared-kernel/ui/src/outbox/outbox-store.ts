import type { OutboxItem } from './outbox-item';

/** Storage of recordings of all users of a device. */
export interface OutboxStore {
  of: (owner: string) => Promise<readonly OutboxItem[]>;
  /** Number of recordings of other people than `owner`. */
  countOthers: (owner: string | undefined) => Promise<number>;
  /** Resolves once the item is on disk. Removes the replaced ones in the same transaction. */
  put: (item: OutboxItem, replaced?: readonly string[]) => Promise<void>;
  delete: (id: string) => Promise<void>;
  /** Deletes all recordings of a person. */
  wipe: (owner: string) => Promise<void>;
}

/** Lasts as long as the page. */
export function memoryOutboxStore(): OutboxStore {
  const items = new Map<string, OutboxItem>();
  const where = (isMeant: (item: OutboxItem) => boolean) => [...items.values()].filter(isMeant);
  return {
    of: (owner) => Promise.resolve(where((item) => item.owner === owner)),
    countOthers: (owner) => Promise.resolve(where((item) => item.owner !== owner).length),
    put: (item, replaced = []) => {
      for (const id of replaced) items.delete(id);
      items.set(item.id, item);
      return Promise.resolve();
    },
    delete: (id) => {
      items.delete(id);
      return Promise.resolve();
    },
    wipe: (owner) => {
      for (const { id } of where((item) => item.owner === owner)) items.delete(id);
      return Promise.resolve();
    },
  };
}
