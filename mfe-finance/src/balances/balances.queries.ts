import { apiQuery } from '@comptoir/shared-kernel/query';
import { useOfficeInCountry } from '@comptoir/shared-kernel/selection';
import { skipToken, useQuery } from '@tanstack/react-query';

/** What the selected office holds in each currency; asked for once a country and an office are selected. */
export function useBalances() {
  const place = useOfficeInCountry();
  const query = apiQuery('getBalance', { query: { officeId: place?.officeId } });
  return useQuery(place ? query : { ...query, queryFn: skipToken });
}
