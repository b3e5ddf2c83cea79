import { apiQuery } from '@comptoir/kernel/query';
import { useOfficeQuery } from '@comptoir/kernel/selection';
import { useOwnCurrencyFirst } from '@comptoir/ui/money';

export function useCustody({ enabled = true } = {}) {
  return useOfficeQuery((place) => apiQuery('getCustody', { params: { officeId: place?.officeId ?? '' } }), {
    enabled,
  });
}

/** Cards of the dashboard mount one after another and share one answer, in milliseconds. */
const SHARED_MS = 10_000;

export function usePosition({ enabled = true } = {}) {
  const query = useOfficeQuery((place) => apiQuery('getCashPosition', { query: { officeId: place?.officeId } }), {
    enabled,
  });
  return { ...query, data: useOwnCurrencyFirst(query.data) };
}

export function useSharedPosition() {
  const query = useOfficeQuery((place) => ({
    ...apiQuery('getCashPosition', { query: { officeId: place?.officeId } }),
    staleTime: SHARED_MS,
  }));
  return { ...query, data: useOwnCurrencyFirst(query.data) };
}

export function usePassedLimits() {
  return useOfficeQuery((place) => apiQuery('listPassedLimits', { query: { officeId: place?.officeId } }));
}
