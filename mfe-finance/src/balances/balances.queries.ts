import { apiQuery } from '@comptoir/shared-kernel/query';
import { useOfficeQuery } from '@comptoir/shared-kernel/selection';

/** What the selected office holds in each currency; asked for once a country and an office are selected. */
export function useBalances() {
  return useOfficeQuery((place) => apiQuery('getBalance', { query: { officeId: place?.officeId } }));
}
