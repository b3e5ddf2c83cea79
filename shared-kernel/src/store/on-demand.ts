import { useSyncExternalStore } from 'react';
import { createStore } from './store';

/**
 * A component whose code is fetched when it is first needed, and which is drawn without a pause from then on. What could
 * not be fetched is asked for again by the next `load`, and when the browser has a network again.
 */
export function onDemand<Component>(fetchComponent: () => Promise<Component>) {
  // In an object, because the store's value would be called if it were the component itself.
  const loaded = createStore<{ Component: Component } | undefined>(undefined);
  const again = () => void load().catch(() => undefined);

  async function load(): Promise<void> {
    if (loaded.get()) return;
    try {
      loaded.set({ Component: await fetchComponent() });
    } catch (cause) {
      // The same listener is added once.
      addEventListener('online', again, { once: true });
      throw cause;
    }
  }

  return {
    load,
    /** The component, once it is there. */
    useLoaded: () => useSyncExternalStore(loaded.subscribe, loaded.get, loaded.get),
  };
}
