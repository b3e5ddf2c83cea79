import { createStore, type Store } from '../store/store';

export const SELECTION_KEY = 'dashboard';

/** The country and the office that the screens show. */
export interface Selection {
  /** Two-letter code, or empty. */
  selectedCountryCode: string;
  selectedOfficeId: string | null;
}

export const NO_SELECTION: Selection = { selectedCountryCode: '', selectedOfficeId: null };

export interface SelectionStore extends Pick<Store<Selection>, 'get' | 'subscribe'> {
  /** Takes another country; the office goes with it unless `keepOffice`. */
  chooseCountry: (code: string, options?: { keepOffice?: boolean }) => void;
  chooseOffice: (id: string | null) => void;
  reset: () => void;
}

/** Keeps the selection across reloads, in the storage key `dashboard`. */
export function createSelectionStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): SelectionStore {
  const store = createStore(parse(storage.getItem(SELECTION_KEY)));

  function change(next: Partial<Selection>) {
    const selection = { ...store.get(), ...next };
    storage.setItem(SELECTION_KEY, JSON.stringify(selection));
    store.set(selection);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    chooseCountry: (code, { keepOffice = false } = {}) => {
      change(keepOffice ? { selectedCountryCode: code } : { selectedCountryCode: code, selectedOfficeId: null });
    },
    chooseOffice: (id) => change({ selectedOfficeId: id }),
    reset: () => {
      storage.removeItem(SELECTION_KEY);
      store.set(NO_SELECTION);
    },
  };
}

function parse(text: string | null): Selection {
  if (text === null) return NO_SELECTION;
  try {
    const stored: Partial<Record<keyof Selection, unknown>> | null = JSON.parse(text);
    return {
      selectedCountryCode: typeof stored?.selectedCountryCode === 'string' ? stored.selectedCountryCode : '',
      selectedOfficeId: typeof stored?.selectedOfficeId === 'string' ? stored.selectedOfficeId : null,
    };
  } catch {
    return NO_SELECTION;
  }
}
