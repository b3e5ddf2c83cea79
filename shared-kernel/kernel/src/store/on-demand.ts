import { useSyncExternalStore } from 'react';
import { createStore } from './store';

/**
 * A component whose code is fetched on demand and then renders synchronously. A failed fetch is retried by the next
 * `load`, and when the connection returns.
 */
export function onDemand<Component>(fetchComponent: () => Promise<Component>) {
  // Wrapped in an object, because a state setter would call the component.
  const loaded = createStore<{ Component: Component } | undefined>(undefined);
  const again = () => void load().catch(() => undefined);

  async function load(): Promise<void> {
    if (loaded.get()) return;
    try {
      loaded.set({ Component: await fetchComponent() });
    } catch (cause) {
      // Adding the same listener again has no effect.
      addEventListener('online', again, { once: true });
      throw cause;
    }
  }

  return {
    load,
    useLoaded: () => useSyncExternalStore(loaded.subscribe, loaded.get, loaded.get),
  };
}
