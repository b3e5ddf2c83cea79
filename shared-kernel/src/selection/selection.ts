import { useSyncExternalStore } from 'react';
import { officePlace, officeTimeZone } from '../format/office-clock';
import { session } from '../session/session';
import { createSelectionStore, type Selection } from './selection.store';

/**
 * The one selection of the page; reset when a session ends. Who signs in again after a session that ended by itself goes
 * on where they were.
 */
export const selection = createSelectionStore(localStorage);

const learnOwnZone = () => {
  const current = session.told();
  if (current.status === 'signed-in' && current.claims.officeId !== null) {
    const { officeId: id, timeZone } = current.claims;
    selection.learnZones([{ id, timeZone }]);
  }
};

function showClock() {
  const { selectedCountryCode: country, timeZone } = selection.get();
  const shown = officePlace.get();
  if (timeZone === shown?.timeZone && country === shown?.country) return;
  officePlace.set(timeZone === undefined ? undefined : { timeZone, country });
}

// A token of before may be older than what the office says of itself since.
if (selection.get().timeZone === undefined) learnOwnZone();
showClock();
// Ahead of what draws the page.
selection.subscribe(showClock);
session.subscribe(learnOwnZone);

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

/** IANA name of the time zone whose days and times the screens show: that of the office, else that of the browser. */
export function useOfficeTimeZone(): string {
  return useSyncExternalStore(officePlace.subscribe, officeTimeZone);
}

/** The selected country and office where both are chosen, else `undefined`: queries of data screens wait for it. */
export function useOfficeInCountry(): { countryCode: string; officeId: string } | undefined {
  const { selectedCountryCode, selectedOfficeId } = useSelection();
  if (selectedCountryCode === '' || selectedOfficeId === null) return undefined;
  return { countryCode: selectedCountryCode, officeId: selectedOfficeId };
}
