import { useSyncExternalStore } from 'react';
import { createStore } from './store';

/** A component whose code is fetched when it is first needed, and which is drawn without a pause from then on. */
export function onDemand<Component>(fetchComponent: () => Promise<Component>) {
  // In an object, because the store's value would be called if it were the component itself.
  const loaded = createStore<{ Component: Component } | undefined>(undefined);
  return {
    load: async (): Promise<void> => {
      if (!loaded.get()) loaded.set({ Component: await fetchComponent() });
    },
    /** The component, once it is there. */
    useLoaded: () => useSyncExternalStore(loaded.subscribe, loaded.get, loaded.get),
  };
}
