import { apiQuery } from '@comptoir/kernel/query';
import { useOfficeQuery } from '@comptoir/kernel/selection';

export function useCustody() {
  return useOfficeQuery((place) => apiQuery('getCustody', { params: { officeId: place?.officeId ?? '' } }));
}

/** Cards of the dashboard mount one after another and share one answer, in milliseconds. */
const SHARED_MS = 10_000;

export function usePosition({ enabled = true } = {}) {
  return useOfficeQuery((place) => apiQuery('getCashPosition', { query: { officeId: place?.officeId } }), { enabled });
}

export function useSharedPosition() {
  return useOfficeQuery((place) => ({
    ...apiQuery('getCashPosition', { query: { officeId: place?.officeId } }),
    staleTime: SHARED_MS,
  }));
}

export function usePassedLimits() {
  return useOfficeQuery((place) => apiQuery('listPassedLimits', { query: { officeId: place?.officeId } }));
}
