import { apiQuery } from '@comptoir/kernel/query';
import { useOfficeQuery } from '@comptoir/kernel/selection';

/** Disabled until a country and an office are selected. */
export function useBalances() {
  return useOfficeQuery((place) => apiQuery('getBalance', { query: { officeId: place?.officeId } }));
}
