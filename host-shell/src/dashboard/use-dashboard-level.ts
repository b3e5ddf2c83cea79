import { useListState, useNavigate } from '@comptoir/kernel/router';
import { selection, useSelection } from '@comptoir/kernel/selection';
import { useClaims } from '@comptoir/kernel/session';
import { useEffect, useRef } from 'react';
import { requestedLevel, highestLevel, levelOf, displayedLevel, type DashboardLevel } from './dashboard-level';

const DEFAULTS = { level: '' };

/**
 * Level of the dashboard, in step with the selection: a higher level in the address, as after Back, clears the office
 * or the country; a new selection changes the level.
 */
export function useDashboardLevel() {
  const { role } = useClaims();
  const selected = useSelection();
  const [{ level: wanted }, change] = useListState(DEFAULTS);
  const requested = requestedLevel(wanted);
  const level = displayedLevel(requested, role, selected);
  const highest = highestLevel(role);

  const navigate = useNavigate();
  useEffect(untilLeft, []);
  const shownFor = useRef(selected);
  useEffect(() => {
    const changed = shownFor.current !== selected;
    shownFor.current = selected;
    const possible = levelOf(selected);
    if (
      previousLevel !== undefined ||
      requested === undefined ||
      requested === possible ||
      role === 'OFFICEMANAGER' ||
      role === 'COLLECTOR'
    )
      return;
    // In a microtask, because the address must not change while React is working.
    if (changed || requested < possible) queueMicrotask(() => change({ level: String(possible) }));
    else stepUpTo(level);
  }, [requested, change, level, role, selected]);

  useEffect(() => {
    // Back from a page that is still loading: the dashboard was not unmounted.
    function onPopState() {
      if (previousLevel === undefined || location.pathname !== '/') return;
      stepUpTo(previousLevel);
      previousLevel = undefined;
    }
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  function open(next: DashboardLevel) {
    // Back returns to this level, whatever is selected then.
    if (requested !== level) change({ level: String(level) });
    change({ level: String(next) }, { push: true });
  }

  /** Goes to a page of an office; the address of the dashboard stays as it is for Back. */
  function leaveFor(officeId: string, path: string) {
    previousLevel = level;
    selection.chooseOffice(officeId);
    void navigate(path);
  }

  return { level, open, leaveFor, goBack: level < highest ? () => open(level === 1 ? 2 : 3) : undefined };
}

/**
 * Level from which a page of an office is being opened. Outside of the component, because an office in another time zone
 * mounts the dashboard again meanwhile.
 */
let previousLevel: DashboardLevel | undefined;
let mounted = 0;

function untilLeft() {
  mounted += 1;
  return () => {
    mounted -= 1;
    queueMicrotask(() => {
      if (mounted === 0) previousLevel = undefined;
    });
  };
}

function stepUpTo(level: DashboardLevel): void {
  if (level === 3) selection.chooseCountry('');
  else if (level === 2) selection.chooseOffice(null);
}
