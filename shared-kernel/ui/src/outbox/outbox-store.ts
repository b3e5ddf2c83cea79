import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { OutboxItem } from './outbox-item';

/** Storage of recordings of all users of a device. */
export interface OutboxStore {
  all: () => Promise<readonly OutboxItem[]>;
  /** Resolves once the item is on disk. Removes the replaced ones in the same transaction. */
  put: (item: OutboxItem, replaced?: readonly string[]) => Promise<void>;
  delete: (id: string) => Promise<void>;
}

interface Schema extends DBSchema {
  items: { key: string; value: OutboxItem };
}

/** Lasts as long as the page. */
export function memoryOutboxStore(): OutboxStore {
  const items = new Map<string, OutboxItem>();
  return {
    all: () => Promise.resolve([...items.values()]),
    put: (item, replaced = []) => {
      for (const id of replaced) items.delete(id);
      items.set(item.id, item);
      return Promise.resolve();
    },
    delete: (id) => {
      items.delete(id);
      return Promise.resolve();
    },
  };
}

/** Survives a restart of browser and device. */
export function browserOutboxStore(): OutboxStore {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;

  const open = () => {
    opened ??= openDB<Schema>('comptoir-outbox', 1, {
      upgrade: (database) => void database.createObjectStore('items', { keyPath: 'id' }),
      terminated: () => (opened = undefined),
    });
    // Retries opening the database after a failure.
    opened.catch(() => (opened = undefined));
    return opened;
  };

  const write = async () => (await open()).transaction('items', 'readwrite', { durability: 'strict' });

  return {
    all: async () => (await open()).getAll('items'),
    put: async (item, replaced = []) => {
      const { store, done } = await write();
      await Promise.all([...replaced.map((id) => store.delete(id)), store.put(item), done]);
    },
    delete: async (id) => {
      const { store, done } = await write();
      await Promise.all([store.delete(id), done]);
    },
  };
}
