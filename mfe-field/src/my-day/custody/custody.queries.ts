import { apiQuery } from '@comptoir/kernel/query';
import { useQuery } from '@tanstack/react-query';

export function useCashInHand() {
  return useQuery(apiQuery('getCashInHand', {}));
}

/** Own handovers that have not ended. */
export function useOpenHandovers() {
  return useQuery(apiQuery('listHandovers', { query: { pending: 'true' } }));
}
