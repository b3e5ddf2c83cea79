import { useSyncExternalStore } from 'react';
import { officePlace, officeTimeZone } from '../format/office-clock';
import { session } from '../session/session';
import { createSelectionStore, type Selection } from './selection.store';

/** The selection of the page; reset when a session ends, and restored for the same user after an expired session. */
export const selection = createSelectionStore(localStorage);

const addOwnTimeZone = () => {
  const current = session.told();
  if (current.status === 'signed-in' && current.claims.officeId !== null) {
    const { officeId: id, timeZone } = current.claims;
    selection.addTimeZones([{ id, timeZone }]);
  }
};

function showClock() {
  const { selectedCountryCode: country, timeZone } = selection.get();
  const shown = officePlace.get();
  if (timeZone === shown?.timeZone && country === shown?.country) return;
  officePlace.set(timeZone === undefined ? undefined : { timeZone, country });
}

// The token may be older than the office's data.
if (selection.get().timeZone === undefined) addOwnTimeZone();
showClock();
// Subscribed before the components that render the page.
selection.subscribe(showClock);
session.subscribe(addOwnTimeZone);

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

/** Selected country and office; `''` and `null` without one. */
export function useSelection(): Selection {
  return useSyncExternalStore(selection.subscribe, selection.get);
}

/** IANA time zone for days and times on screen: that of the office, or of the browser. */
export function useOfficeTimeZone(): string {
  return useSyncExternalStore(officePlace.subscribe, officeTimeZone);
}

/** Selected country and office, or `undefined` until both are selected: queries of data screens wait for it. */
export function useOfficeInCountry(): { countryCode: string; officeId: string } | undefined {
  const { selectedCountryCode, selectedOfficeId } = useSelection();
  if (selectedCountryCode === '' || selectedOfficeId === null) return undefined;
  return { countryCode: selectedCountryCode, officeId: selectedOfficeId };
}
