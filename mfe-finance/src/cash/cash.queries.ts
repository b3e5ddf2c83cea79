import { apiQuery } from '@comptoir/kernel/query';
import { useOfficeQuery } from '@comptoir/kernel/selection';

export function useCustody() {
  return useOfficeQuery((place) => apiQuery('getCustody', { params: { officeId: place?.officeId ?? '' } }));
}

export function usePosition() {
  return useOfficeQuery((place) => apiQuery('getCashPosition', { query: { officeId: place?.officeId } }));
}

export function usePassedLimits() {
  return useOfficeQuery((place) => apiQuery('listPassedLimits', { query: { officeId: place?.officeId } }));
}
