import type { ChangeState } from '@comptoir/shared-kernel/changes';
import { useEffect } from 'react';
import { useLocation, useNavigate } from '../router';
import { isDone } from './change-state';

/** Goes on to the list of the area once a change is saved or its record deleted; the page is not in the way back. */
export function useLeave(state: ChangeState): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const list = `/${pathname.split('/')[1]}`;
  const done = isDone(state);
  useEffect(() => {
    if (done) void navigate(list, { replace: true });
  }, [done, list, navigate]);
}
