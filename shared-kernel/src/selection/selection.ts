import { useSyncExternalStore } from 'react';
import { session } from '../session/session';
import { createSelectionStore, type Selection } from './selection.store';

/**
 * The one selection of the page; reset when a session ends. Who signs in again after a session that ended by itself goes
 * on where they were.
 */
export const selection = createSelectionStore(localStorage);

let left: { owner: string; selection: Selection } | undefined;

session.onEnd((reason) => {
  const ending = session.told();
  const endsByItself = reason === 'ended' && ending.status === 'signed-in';
  left = endsByItself ? { owner: ending.claims.sub, selection: selection.get() } : undefined;
  selection.reset();
});

session.subscribe(() => {
  const current = session.told();
  if (current.status !== 'signed-in' || !left) return;
  const { owner, selection: earlier } = left;
  left = undefined;
  if (owner !== current.claims.sub || earlier.selectedCountryCode === '') return;
  selection.chooseCountry(earlier.selectedCountryCode);
  selection.chooseOffice(earlier.selectedOfficeId);
});

/** The country and the office that are chosen above the page; `''` and `null` where none is. */
export function useSelection(): Selection {
  return useSyncExternalStore(selection.subscribe, selection.get);
}

/** The selected country and office where both are chosen, else `undefined`: queries of data screens wait for it. */
export function useOfficeInCountry(): { countryCode: string; officeId: string } | undefined {
  const { selectedCountryCode, selectedOfficeId } = useSelection();
  if (selectedCountryCode === '' || selectedOfficeId === null) return undefined;
  return { countryCode: selectedCountryCode, officeId: selectedOfficeId };
}
