import { logError } from '@comptoir/kernel/internal/log/log-error';
import { forgetPersonKey } from '@comptoir/kernel/internal/person-key';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { takeOverClearItems } from './clear-items';
import type { OutboxItem } from './outbox-item';
import type { OutboxStore } from './outbox-store';
import { readItem, storedFile, storedItem, type StoredFile, type StoredItem } from './sealed-item';

interface Schema extends DBSchema {
  items: { key: string; value: StoredItem; indexes: { owner: string } };
  files: { key: [item: string, id: string]; value: StoredFile };
}

type Queue = IDBPDatabase<Schema>;

const filesOf = (item: string) => IDBKeyRange.bound([item], [item, []]);

/** Survives a restart of browser and device. Content and files are encrypted with the key of their person. */
export function browserOutboxStore(): OutboxStore {
  let opened: Promise<Queue> | undefined;
  /** Files read before, which never change. */
  const known = new Map<string, File>();

  const open = () => {
    opened ??= openQueue(() => (opened = undefined));
    // Retries opening the database after a failure.
    opened.catch(() => (opened = undefined));
    return opened;
  };

  async function read(queue: Queue, stored: StoredItem): Promise<OutboxItem[]> {
    try {
      return [await readItem(stored, { known, find: (id) => queue.get('files', [stored.id, id]) })];
    } catch (error) {
      // It remains stored.
      logError('A recording cannot be read', error);
      return [];
    }
  }

  return {
    of: async (owner) => {
      const queue = await open();
      const stored = await queue.getAllFromIndex('items', 'owner', owner);
      const items = (await Promise.all(stored.map((item) => read(queue, item)))).flat();
      const kept = new Set(items.flatMap(({ files }) => files.map(({ id }) => id)));
      for (const id of known.keys()) if (!kept.has(id)) known.delete(id);
      return items;
    },
    countOthers: async (owner) => {
      const queue = await open();
      const own = owner === undefined ? 0 : await queue.countFromIndex('items', 'owner', owner);
      return (await queue.count('items')) - own;
    },
    put: async (item, replaced = []) => write(await open(), { put: item, delete: replaced }),
    delete: async (id) => write(await open(), { delete: [id] }),
    wipe: async (owner) => {
      const queue = await open();
      await write(queue, { delete: await queue.getAllKeysFromIndex('items', 'owner', owner) });
      await forgetPersonKey(owner);
    },
  };
}

async function openQueue(terminated: () => void): Promise<Queue> {
  const queue = await openDB<Schema>('comptoir-queue', 1, {
    upgrade: (database) => {
      database.createObjectStore('items', { keyPath: 'id' }).createIndex('owner', 'owner');
      database.createObjectStore('files', { keyPath: ['item', 'id'] });
    },
    terminated,
  });
  await takeOverClearItems((item) => write(queue, { put: item, delete: [] }));
  return queue;
}

/** Resolves once everything is on disk. */
async function write(queue: Queue, { put, delete: ids }: { put?: OutboxItem; delete: readonly string[] }) {
  // A transaction ends while something is encrypted, so that comes first.
  const stored = put && (await storedItem(put));
  const old = new Set(put && (await queue.getAllKeys('files', filesOf(put.id))).map(([, id]) => id));
  const added = put ? put.files.filter(({ id }) => !old.has(id)).map((file) => storedFile(put, file)) : [];
  const newFiles = await Promise.all(added);

  const transaction = queue.transaction(['items', 'files'], 'readwrite', { durability: 'strict' });
  const [items, files] = [transaction.objectStore('items'), transaction.objectStore('files')];
  for (const { id } of put?.files ?? []) old.delete(id);
  const work = [
    ...ids.flatMap((id) => [items.delete(id), files.delete(filesOf(id))]),
    ...[...old].map((id) => files.delete([put?.id ?? '', id])),
    ...newFiles.map((file) => files.put(file)),
    ...(stored ? [items.put(stored)] : []),
  ];
  await Promise.all([...work, transaction.done]);
}
