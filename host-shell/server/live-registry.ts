import { EMPTY_REGISTRY, type Registry, type RegistryStore } from '@comptoir/remote-registry';

/** The registry as it stands now; one that is broken, or not signed by the right key, leaves the last good one in use. */
export function liveRegistry(store: RegistryStore, onBroken: (cause: unknown) => void): () => Promise<Registry> {
  let registry: Registry = EMPTY_REGISTRY;
  let seen = '';
  return async () => {
    try {
      const mark = await store.mark();
      if (mark === seen) return registry;
      // Said once for each content: the next request finds the same mark.
      seen = mark;
      registry = await store.read();
    } catch (cause) {
      onBroken(cause);
    }
    return registry;
  };
}
