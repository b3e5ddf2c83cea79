import { memoryStorage } from '@comptoir/remote-sdk/testing/memory-storage';
import { createSelectionStore, NO_SELECTION, SELECTION_KEY } from './selection.store';

describe('the selection', () => {
  test('is empty at first', () => {
    expect(createSelectionStore(memoryStorage()).get()).toEqual({ selectedCountryCode: '', selectedOfficeId: null });
  });

  test('survives a reload', () => {
    const storage = memoryStorage();
    const before = createSelectionStore(storage);
    before.chooseCountry('DZ');
    before.chooseOffice('office-1');
    expect(createSelectionStore(storage).get()).toEqual({ selectedCountryCode: 'DZ', selectedOfficeId: 'office-1' });
  });

  test('another country clears the office, unless the office is known to be in it', () => {
    const store = createSelectionStore(memoryStorage());
    store.chooseOffice('office-1');
    store.chooseCountry('DZ', { keepOffice: true });
    expect(store.get().selectedOfficeId).toBe('office-1');
    store.chooseCountry('FR');
    expect(store.get()).toEqual({ selectedCountryCode: 'FR', selectedOfficeId: null });
  });

  test('reset restores the defaults and clears the storage', () => {
    const storage = memoryStorage();
    const store = createSelectionStore(storage);
    store.chooseCountry('DZ');
    store.reset();
    expect(store.get()).toEqual(NO_SELECTION);
    expect(storage.getItem(SELECTION_KEY)).toBeNull();
  });

  test.each(['{', 'null', '[]', '{"selectedCountryCode":7}'])('invalid storage (%s) is ignored', (stored) => {
    expect(createSelectionStore(memoryStorage({ [SELECTION_KEY]: stored })).get()).toEqual(NO_SELECTION);
  });
});
