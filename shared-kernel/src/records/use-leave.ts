import { useEffect } from 'react';
import type { ChangeState } from '@comptoir/shared-kernel/form';
import { isDone } from './change-state';
import { useNavigate } from '../router';

/** Goes on once a change is saved or its record deleted; the page is not in the way back. */
export function useLeave(state: ChangeState, to: string): void {
  const navigate = useNavigate();
  const done = isDone(state);
  useEffect(() => {
    if (done) void navigate(to, { replace: true });
  }, [done, to, navigate]);
}
