import { createStore } from '@comptoir/kernel/store';
import { useSyncExternalStore } from 'react';

/** `temporary`: the browser may delete unsent recordings, for example after seven days without use. */
export type OutboxStorage = 'unknown' | 'permanent' | 'temporary';

const state = createStore<OutboxStorage>('unknown');

let isRequested = false;

/** Asks the browser once per page to never delete the recordings. */
export async function keepForever(): Promise<void> {
  if (isRequested) return;
  isRequested = true;
  await note((storage) => storage.persist());
}

export async function readStorage(): Promise<void> {
  await note((storage) => storage.persisted());
}

/** Protection of unsent recordings from deletion by the browser; asked for at the first recording. */
export function useOutboxStorage(): OutboxStorage {
  return useSyncExternalStore(state.subscribe, state.get);
}

async function note(ask: (storage: StorageManager) => Promise<boolean>): Promise<void> {
  // Pages without TLS and old browsers have none.
  const storage: StorageManager | undefined = navigator.storage;
  if (!storage?.persist) return state.set('temporary');
  state.set((await ask(storage).catch(() => false)) ? 'permanent' : 'temporary');
}
