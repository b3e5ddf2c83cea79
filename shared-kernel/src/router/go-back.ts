import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Goes one step back in the history. From the first page that was opened it goes to the list of its area: what lies
 * before is not the product, or nothing at all.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(() => {
    if (isFirstPage()) void navigate(`/${pathname.split('/')[1] ?? ''}`, { replace: true });
    else void navigate(-1);
  }, [navigate, pathname]);
}

/** The router counts its entries in the history, from 0. */
function isFirstPage(): boolean {
  const state: unknown = window.history.state;
  return typeof state !== 'object' || state === null || !('idx' in state) || state.idx === 0;
}
