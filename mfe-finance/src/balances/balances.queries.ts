import { apiQuery } from '@comptoir/kernel/query';
import { useOfficeQuery } from '@comptoir/kernel/selection';
import { useOwnCurrencyFirst } from '@comptoir/ui/money';

/** Disabled until a country and an office are selected. */
export function useBalances() {
  const query = useOfficeQuery((place) => apiQuery('getBalance', { query: { officeId: place?.officeId } }));
  return { ...query, data: useOwnCurrencyFirst(query.data) };
}
