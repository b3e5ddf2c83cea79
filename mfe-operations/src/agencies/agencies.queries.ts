import { AGENCY_LIST_LIMIT } from '@comptoir/api-contract/agencies';
import { apiQuery, apiRecordQuery, apiRowsQuery, keepRowsOf } from '@comptoir/shared-kernel/query';
import { useOfficeInCountry } from '@comptoir/shared-kernel/selection';
import { skipToken, useQuery } from '@tanstack/react-query';

/** The agencies of the selected office; asked for once a country and an office are selected. */
export function useAgencies(search: string) {
  const place = useOfficeInCountry();
  const query = apiRowsQuery('listAgencies', { query: { page: 1, limit: AGENCY_LIST_LIMIT, ...place, search } });
  return useQuery({ ...query, ...(place ? {} : { queryFn: skipToken }), ...keepRowsOf(place?.officeId) });
}

/** Some agency of the selected office: a place that no geocoder knows is likely to be near it. */
export function useNeighbour() {
  const place = useOfficeInCountry();
  const query = apiQuery('listAgencies', { query: { page: 1, limit: 1, ...place } });
  return useQuery({ ...query, ...(place ? {} : { queryFn: skipToken }) }).data?.[0];
}

/** One agency with its version. */
export function useAgency(id: string) {
  return useQuery(apiRecordQuery('getAgency', { params: { id } }));
}
