import { useSyncExternalStore } from 'react';
import { createStore, type Store } from '../store/store';

export const APPEARANCE_KEY = 'appearance';

/** Chosen appearance; `system` follows the device. */
export type Appearance = 'light' | 'dark' | 'system';

type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps the appearance in this browser and on the root element; the stylesheet applies it without a render. */
export function createAppearanceStore(storage: KeyValue, root: HTMLElement): Store<Appearance> {
  const store = createStore(parse(storage.getItem(APPEARANCE_KEY)));
  declare(store.get());

  function declare(appearance: Appearance) {
    if (appearance === 'system') delete root.dataset['appearance'];
    else root.dataset['appearance'] = appearance;
  }

  return {
    ...store,
    set: (appearance) => {
      if (appearance === 'system') storage.removeItem(APPEARANCE_KEY);
      else storage.setItem(APPEARANCE_KEY, appearance);
      declare(appearance);
      store.set(appearance);
    },
  };
}

let appearance: Store<Appearance> | undefined;

function page(): Store<Appearance> {
  appearance ??= createAppearanceStore(localStorage, document.documentElement);
  return appearance;
}

export function restoreAppearance(): void {
  page();
}

/** Sets the appearance; `system` follows the device. */
export function setAppearance(next: Appearance): void {
  page().set(next);
}

/** Chosen appearance; the component renders again on a change. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(page().subscribe, page().get);
}

function parse(stored: string | null): Appearance {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}
