import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Goes one step back in the history, or from the first opened page to the list of its area. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(() => {
    if (isFirstPage()) void navigate(`/${pathname.split('/')[1] ?? ''}`, { replace: true });
    else void navigate(-1);
  }, [navigate, pathname]);
}

/** React Router counts history entries from 0. */
function isFirstPage(): boolean {
  const state: unknown = window.history.state;
  return typeof state !== 'object' || state === null || !('idx' in state) || state.idx === 0;
}
