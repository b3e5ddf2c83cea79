import { logError } from '@comptoir/kernel/internal/log/log-error';
import { createStore } from '@comptoir/kernel/store';
import type { StoredItemsOptions } from './outbox-options';
import type { OutboxItem } from './outbox-item';
import { memoryOutboxStore, type OutboxStore } from './outbox-store';

/** Stored part of a recording; an error if it is in memory only. */
export type Kept = 'all' | 'without files' | Error;

export function createStoredItems({ store, session, announce }: StoredItemsOptions) {
  const items = createStore<readonly OutboxItem[] | undefined>(undefined);
  const others = createStore(0);
  let turn: Promise<unknown> = Promise.resolve();
  /** Recordings that the device could not store. */
  const unstored = memoryOutboxStore();
  const known = () => items.get() ?? [];

  const owner = () => {
    const current = session.get();
    return current.status === 'signed-in' ? current.claims.sub : undefined;
  };

  async function read(): Promise<void> {
    const sub = owner();
    const from = async (source: OutboxStore) => (sub === undefined ? [] : source.of(sub));
    try {
      others.set(await store.countOthers(sub));
      const all = [...(await from(store)), ...(await from(unstored))];
      // Another person may have signed in meanwhile.
      if (sub === owner()) items.set(all.toSorted((one, other) => one.recordedAt.localeCompare(other.recordedAt)));
    } catch (error) {
      logError('The recordings on this device cannot be read', error);
      items.set([...(await from(unstored))]);
    }
  }

  /** One after the other, so that an older state never replaces a newer one, and no read is between recording and files. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  }

  function refresh(): Promise<void> {
    return inTurn(read);
  }

  async function refreshAndAnnounce(): Promise<void> {
    await refresh();
    announce();
  }

  return {
    items,
    others,
    known,
    owner,
    refresh,
    write: async (item: OutboxItem) => {
      const isUnkept = (await unstored.of(item.owner)).some(({ id }) => id === item.id);
      await (isUnkept ? unstored : store).put(item);
      await refreshAndAnnounce();
    },
    remove: async (id: string) => {
      await unstored.delete(id);
      await store.delete(id).catch((error: unknown) => logError('A recording could not be removed', error));
      await refreshAndAnnounce();
    },
    wipe: async (sub: string) => {
      await Promise.all([unstored.wipe(sub), store.wipe(sub)]);
      await refreshAndAnnounce();
    },
    keep: async (item: OutboxItem) => {
      const isReplaced = ({ collectionId, state }: OutboxItem) =>
        collectionId === item.collectionId && state === 'refused';
      const replaced = known().filter(isReplaced);
      const ids = replaced.map(({ id }) => id);
      const kept = await inTurn(() => storeItem({ store, unstored }, item, ids));
      await refreshAndAnnounce();
      return kept;
    },
  };
}

export type StoredItems = ReturnType<typeof createStoredItems>;

/**
 * Stores a recording without its files if they do not fit, or else in memory. Files come second, because Chromium counts
 * the space of a refused write for a while, and would refuse the recording as well.
 */
async function storeItem(
  { store, unstored }: Record<'store' | 'unstored', OutboxStore>,
  item: OutboxItem,
  replaced: readonly string[],
): Promise<Kept> {
  try {
    await store.put({ ...item, files: [] }, replaced);
  } catch (error) {
    await unstored.put(item);
    return error instanceof Error ? error : new Error(String(error));
  }
  if (item.files.length === 0) return 'all';
  return store.put(item).then(
    () => 'all',
    () => 'without files',
  );
}
