import { useSyncExternalStore } from 'react';
import { createStore, type Store } from '@comptoir/kernel/store';

/** Storage key for turning single-key shortcuts off. */
export const SINGLE_KEYS_KEY = 'singleKeys';

const OFF = 'off';

let singleKeys: Store<boolean> | undefined;

function page(): Store<boolean> {
  singleKeys ??= createStore(localStorage.getItem(SINGLE_KEYS_KEY) !== OFF);
  return singleKeys;
}

/** True if single-key shortcuts such as `/` are on; users of speech input may turn them off. */
export function areSingleKeysOn(): boolean {
  return page().get();
}

/** Turns single-key shortcuts on or off. */
export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(SINGLE_KEYS_KEY);
  else localStorage.setItem(SINGLE_KEYS_KEY, OFF);
  page().set(on);
}

/** True if single-key shortcuts are on; the component renders again on a change. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(page().subscribe, page().get);
}
