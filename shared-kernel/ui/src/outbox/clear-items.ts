import { logError } from '@comptoir/kernel/internal/log/log-error';
import { openDB, type DBSchema } from 'idb';
import type { OutboxItem } from './outbox-item';

interface Schema extends DBSchema {
  items: { key: string; value: OutboxItem };
}

/**
 * Name of the database of older versions of the page, whose items are clear. A higher version of it would wait for open
 * tabs of them.
 */
const NAME = 'comptoir-outbox';

/** Moves items of older versions of the page, also those of people who are not signed in. */
export async function takeOverClearItems(put: (item: OutboxItem) => Promise<void>): Promise<void> {
  try {
    // Some browsers cannot list databases; opening creates an empty one there.
    const all = await indexedDB.databases?.();
    if (all && !all.some(({ name }) => name === NAME)) return;
    const old = await openDB<Schema>(NAME, 1, {
      upgrade: (database) => void database.createObjectStore('items', { keyPath: 'id' }),
    });
    try {
      for (const item of await old.getAll('items')) {
        await put(item);
        await old.delete('items', item.id);
      }
    } finally {
      old.close();
    }
  } catch (error) {
    // They remain where they are until the next start.
    logError('Recordings of an older version could not be moved', error);
  }
}
