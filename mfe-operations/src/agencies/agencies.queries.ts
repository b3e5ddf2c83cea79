import { AGENCY_LIST_LIMIT } from '@comptoir/api-contract/agencies';
import { apiQuery, apiRecordQuery, apiRowsQuery } from '@comptoir/kernel/query';
import { useOfficeQuery } from '@comptoir/kernel/selection';
import { useQuery } from '@tanstack/react-query';

/** Disabled until a country and an office are selected. */
export function useAgencies(search: string) {
  return useOfficeQuery(
    (place) => apiRowsQuery('listAgencies', { query: { page: 1, limit: AGENCY_LIST_LIMIT, ...place, search } }),
    { keepsRows: true },
  );
}

export function useArchivedAgencies(search: string) {
  return useOfficeQuery(
    (place) =>
      apiRowsQuery('listAgencies', {
        query: { page: 1, limit: AGENCY_LIST_LIMIT, ...place, search, archived: 'true' },
      }),
    { keepsRows: true },
  );
}

/** Any agency of the selected office: a place unknown to every geocoder is likely to be near it. */
export function useNeighbour() {
  return useOfficeQuery((place) => apiQuery('listAgencies', { query: { page: 1, limit: 1, ...place } })).data?.[0];
}

export function useAgency(id: string) {
  return useQuery(apiRecordQuery('getAgency', { params: { id } }));
}
