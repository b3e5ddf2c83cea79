import { apiQuery } from '@comptoir/shared-kernel/query';
import { useOfficeInCountry } from '@comptoir/shared-kernel/selection';
import { skipToken, useQuery } from '@tanstack/react-query';

/** Others book as well: what is shown is asked for again after so many milliseconds. */
const REFRESH = 60_000;

/** What the selected office holds in each currency; asked for once a country and an office are selected. */
export function useBalances() {
  const place = useOfficeInCountry();
  const query = apiQuery('getBalance', { query: { officeId: place?.officeId } });
  return useQuery({ ...query, ...(place ? { refetchInterval: REFRESH } : { queryFn: skipToken }) });
}
