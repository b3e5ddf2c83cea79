import { logError } from '@comptoir/kernel/internal/log/log-error';
import { createStore } from '@comptoir/kernel/store';
import type { OutboxOptions } from './outbox-options';
import type { OutboxItem } from './outbox-item';
import { memoryOutboxStore } from './outbox-store';

/** Stored part of a recording; an error if it is in memory only. */
export type Kept = 'all' | 'without files' | Error;

export function createKeptItems({ store, session, announce }: Pick<OutboxOptions, 'store' | 'session' | 'announce'>) {
  const items = createStore<readonly OutboxItem[] | undefined>(undefined);
  /** Recordings that the device could not store. */
  const unkept = memoryOutboxStore();
  const known = () => items.get() ?? [];

  const owner = () => {
    const current = session.get();
    return current.status === 'signed-in' ? current.claims.sub : undefined;
  };

  async function refresh(): Promise<void> {
    const all = [...(await store.all().catch(() => [])), ...(await unkept.all())];
    const sub = owner();
    const own = all.filter((item) => item.owner === sub);
    items.set(own.toSorted((one, other) => one.recordedAt.localeCompare(other.recordedAt)));
  }

  async function told(): Promise<void> {
    await refresh();
    announce();
  }

  async function keep(item: OutboxItem): Promise<Kept> {
    const isReplaced = ({ collectionId, state }: OutboxItem) =>
      collectionId === item.collectionId && state === 'refused';
    const replaced = known()
      .filter(isReplaced)
      .map(({ id }) => id);
    try {
      await store.put(item, replaced);
      return 'all';
    } catch (error) {
      const put = item.files.length > 0 ? store.put({ ...item, files: [] }, replaced) : Promise.reject(error);
      const isKept = await put.then(
        () => true,
        () => false,
      );
      if (isKept) return 'without files';
      await unkept.put(item);
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  return {
    items,
    known,
    owner,
    refresh,
    write: async (item: OutboxItem) => {
      const isUnkept = (await unkept.all()).some(({ id }) => id === item.id);
      await (isUnkept ? unkept : store).put(item);
      await told();
    },
    remove: async (id: string) => {
      await unkept.delete(id);
      await store.delete(id).catch((error: unknown) => logError('A recording could not be removed', error));
      await told();
    },
    keep: async (item: OutboxItem) => {
      const kept = await keep(item);
      await told();
      return kept;
    },
  };
}

export type KeptItems = ReturnType<typeof createKeptItems>;
