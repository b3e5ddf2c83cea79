import type { ChangeState } from '@comptoir/ui/changes';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from '@comptoir/kernel/internal/router';
import { listBefore } from '../components/list/origin-list';
import { isDone } from './change-state';

/** Leaves the page once a change is saved or its record deleted. */
export function useLeave(state: ChangeState): void {
  const leave = useEffectEvent(useWayOut());
  const done = isDone(state);
  useEffect(() => {
    if (done) leave();
  }, [done]);
}

/**
 * Leaves a completed page: to the list it was opened from, with its filters, or else to that of the area. Removes the
 * page from the history.
 */
export function useWayOut(): () => void {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  return () => void navigate(listBefore(state) ?? `/${pathname.split('/')[1]}`, { replace: true });
}
