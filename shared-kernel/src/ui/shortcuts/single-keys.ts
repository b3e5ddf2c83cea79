import { useSyncExternalStore } from 'react';
import { createStore, type Store } from '../../store/store';

/** Storage key under which a browser keeps that single keys do nothing. */
export const SINGLE_KEYS_KEY = 'singleKeys';

const OFF = 'off';

let singleKeys: Store<boolean> | undefined;

function page(): Store<boolean> {
  singleKeys ??= createStore(localStorage.getItem(SINGLE_KEYS_KEY) !== OFF);
  return singleKeys;
}

/** Whether keys such as `/` do something by themselves, kept in this browser; whoever speaks to the machine may not want it. */
export function areSingleKeysOn(): boolean {
  return page().get();
}

/** Lets keys such as `/` do something by themselves, or not. */
export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(SINGLE_KEYS_KEY);
  else localStorage.setItem(SINGLE_KEYS_KEY, OFF);
  page().set(on);
}

/** Whether single keys do something; the component renders again when that changes. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(page().subscribe, page().get);
}
