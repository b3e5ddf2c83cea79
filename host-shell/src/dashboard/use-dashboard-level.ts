import { useListState } from '@comptoir/kernel/router';
import { selection, useSelection } from '@comptoir/kernel/selection';
import { useClaims } from '@comptoir/kernel/session';
import { useEffect, useRef } from 'react';
import { askedLevel, highestLevel, levelOf, shownLevel, type DashboardLevel } from './dashboard-level';

const DEFAULTS = { level: '' };

/**
 * The level of the dashboard. It is always that of the selection above the page: an address that asks for a higher one,
 * as Back in the browser does, gives up the office or the country, and who selects another goes where that is shown.
 */
export function useDashboardLevel() {
  const { role } = useClaims();
  const selected = useSelection();
  const [{ level: wanted }, change] = useListState(DEFAULTS);
  const asked = askedLevel(wanted);
  const level = shownLevel(asked, role, selected);
  const highest = highestLevel(role);

  const shownFor = useRef(selected);
  useEffect(() => {
    const changed = shownFor.current !== selected;
    shownFor.current = selected;
    const possible = levelOf(selected);
    if (asked === undefined || asked === possible || role === 'OFFICEMANAGER' || role === 'COLLECTOR') return;
    // The address changes at once, which it cannot while React is still at work.
    if (changed || asked < possible) queueMicrotask(() => change({ level: String(possible) }));
    else stepUpTo(level);
  }, [asked, change, level, role, selected]);

  function open(next: DashboardLevel) {
    // Back in the browser shall lead to this level, whatever is selected by then.
    if (asked !== level) change({ level: String(level) });
    change({ level: String(next) }, { push: true });
  }

  return { level, open, goBack: level < highest ? () => open(level === 1 ? 2 : 3) : undefined };
}

/** Gives up what is selected below a level. */
function stepUpTo(level: DashboardLevel): void {
  if (level === 3) selection.chooseCountry('');
  else if (level === 2) selection.chooseOffice(null);
}
