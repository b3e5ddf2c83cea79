import { useSyncExternalStore } from 'react';
import { session } from '../session/session';
import { createSelectionStore, type Selection } from './selection.store';

/** The one selection of the page; reset when a session ends. */
export const selection = createSelectionStore(localStorage);

session.onEnd(selection.reset);

export function useSelection(): Selection {
  return useSyncExternalStore(selection.subscribe, selection.get);
}

/** The selected country and office where both are chosen, else `undefined`: queries of data screens wait for it. */
export function useOfficeInCountry(): { countryCode: string; officeId: string } | undefined {
  const { selectedCountryCode, selectedOfficeId } = useSelection();
  if (selectedCountryCode === '' || selectedOfficeId === null) return undefined;
  return { countryCode: selectedCountryCode, officeId: selectedOfficeId };
}
