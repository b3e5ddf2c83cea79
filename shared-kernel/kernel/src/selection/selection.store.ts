import { createStore, type Store } from '../store/store';

export const SELECTION_KEY = 'dashboard';

/** Country and office shown on the screens. */
export interface Selection {
  /** Two-letter code, or empty. */
  selectedCountryCode: string;
  selectedOfficeId: string | null;
  /** IANA time zone of the selected office, if known. */
  timeZone?: string;
}

interface ZonedOffice {
  id: string;
  /** Missing in answers of older servers. */
  timeZone?: string | undefined;
}

export const NO_SELECTION: Selection = { selectedCountryCode: '', selectedOfficeId: null };

export interface SelectionStore extends Pick<Store<Selection>, 'get' | 'subscribe'> {
  /** Selects a country and clears the office unless `keepOffice` is set. */
  chooseCountry: (code: string, options?: { keepOffice?: boolean }) => void;
  chooseOffice: (id: string | null) => void;
  /** Records time zones of offices, including the selected one. */
  addTimeZones: (offices: readonly ZonedOffice[]) => void;
  reset: () => void;
}

/** Keeps the selection under the storage key `dashboard`. */
export function createSelectionStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): SelectionStore {
  const store = createStore(parse(storage.getItem(SELECTION_KEY)));
  const zones = new Map<string, string>();
  const restored = store.get();
  if (restored.selectedOfficeId !== null && restored.timeZone) zones.set(restored.selectedOfficeId, restored.timeZone);

  function change(next: Partial<Selection>) {
    const { timeZone: _before, ...chosen } = { ...store.get(), ...next };
    const timeZone = chosen.selectedOfficeId === null ? undefined : zones.get(chosen.selectedOfficeId);
    const selection: Selection = { ...chosen, ...(timeZone !== undefined && { timeZone }) };
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
    addTimeZones: (offices) => {
      for (const { id, timeZone } of offices) if (timeZone) zones.set(id, timeZone);
      const { selectedOfficeId, timeZone } = store.get();
      if (selectedOfficeId !== null && zones.get(selectedOfficeId) !== timeZone) change({});
    },
    reset: () => {
      storage.removeItem(SELECTION_KEY);
      zones.clear();
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
      ...(isTimeZone(stored?.timeZone) && { timeZone: stored.timeZone }),
    };
  } catch {
    return NO_SELECTION;
  }
}

function isTimeZone(name: unknown): name is string {
  if (typeof name !== 'string') return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
