import { AGENCY_LIST_LIMIT } from '@comptoir/api-contract/agencies';
import { apiQuery, apiRecordQuery, apiRowsQuery } from '@comptoir/kernel/query';
import { useOfficeQuery } from '@comptoir/kernel/selection';
import { useQuery } from '@tanstack/react-query';

/** The agencies of the selected office; asked for once a country and an office are selected. */
export function useAgencies(search: string) {
  return useOfficeQuery(
    (place) => apiRowsQuery('listAgencies', { query: { page: 1, limit: AGENCY_LIST_LIMIT, ...place, search } }),
    { keepsRows: true },
  );
}

/** The archived agencies of the selected office. */
export function useArchivedAgencies(search: string) {
  return useOfficeQuery(
    (place) =>
      apiRowsQuery('listAgencies', {
        query: { page: 1, limit: AGENCY_LIST_LIMIT, ...place, search, archived: 'true' },
      }),
    { keepsRows: true },
  );
}

/** Some agency of the selected office: a place that no geocoder knows is likely to be near it. */
export function useNeighbour() {
  return useOfficeQuery((place) => apiQuery('listAgencies', { query: { page: 1, limit: 1, ...place } })).data?.[0];
}

/** One agency with its version. */
export function useAgency(id: string) {
  return useQuery(apiRecordQuery('getAgency', { params: { id } }));
}
