import { useListState } from '@comptoir/shared-kernel/router';
import { useSelection } from '@comptoir/shared-kernel/selection';
import { useClaims } from '@comptoir/shared-kernel/session';
import { useEffect, useRef } from 'react';
import { lowestFor, shownLevel, startLevel, type DashboardLevel } from './dashboard-level';

const DEFAULTS = { level: '' };

/** The level of the dashboard, which lives in the address: Back in the browser and a reload bring it back. */
export function useDashboardLevel() {
  const { role } = useClaims();
  const selection = useSelection();
  const [{ level: wanted }, change] = useListState(DEFAULTS);
  const level = shownLevel(wanted, role, selection);
  const highest = startLevel(role);
  const open = (next: DashboardLevel) => change({ level: next === highest ? '' : String(next) }, { push: true });

  // Who chooses another office or country, here or in the bar above, wants to see it.
  const possible = lowestFor(selection);
  const shownFor = useRef(selection);
  useEffect(() => {
    if (shownFor.current === selection) return;
    const isFirst = lowestFor(shownFor.current) === 3 && role !== 'SUPERADMIN';
    shownFor.current = selection;
    // The address changes at once, which it cannot while React is still at work.
    if (!isFirst) queueMicrotask(() => change({ level: possible >= highest ? '' : String(possible) }));
  }, [selection, possible, highest, role, change]);

  return { level, open, goBack: level < highest ? () => open(level === 1 ? 2 : 3) : undefined };
}
