import { EMPTY_REGISTRY, type Registry, type RegistryStore } from '@comptoir/remote-registry';

/** The registry as it stands now; one that is broken, or not signed by the right key, leaves the last good one in use. */
export function liveRegistry(store: RegistryStore, onBroken: (cause: unknown) => void): () => Promise<Registry> {
  let seen = '';
  let current: Promise<Registry> = Promise.resolve(EMPTY_REGISTRY);

  async function readAfter(before: Promise<Registry>): Promise<Registry> {
    try {
      return await store.read();
    } catch (cause) {
      onBroken(cause);
      return before;
    }
  }

  return async () => {
    try {
      const mark = await store.mark();
      // One reading for all who ask meanwhile, and one complaint for each content.
      if (mark !== seen) [seen, current] = [mark, readAfter(current)];
    } catch (cause) {
      onBroken(cause);
    }
    return current;
  };
}
