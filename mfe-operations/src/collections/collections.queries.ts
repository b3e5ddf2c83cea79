import { AGENCY_LIST_LIMIT } from '@comptoir/api-contract/agencies';
import { apiPagesQuery, apiQuery, apiRecordQuery, apiRowsQuery } from '@comptoir/shared-kernel/query';
import { useOfficePages, useOfficeQuery } from '@comptoir/shared-kernel/selection';
import { useQuery } from '@tanstack/react-query';
import { collectionOrder, collectionQuery, type CollectionFilters } from './collection-filters';

/** Rows of a page of the list. */
const PAGE_SIZE = 500;

/** The collections of the selected office, as far as somebody looks. */
export function useCollections(filters: CollectionFilters) {
  return useOfficePages(
    (place) => {
      const filter = { ...collectionQuery(place?.officeId, filters), ...collectionOrder(filters) };
      return apiPagesQuery('listCollections', (page) => ({ query: { ...filter, page, limit: PAGE_SIZE } }));
    },
    { keepsRows: true },
  );
}

/** One collection with its version. */
export function useCollection(id: string) {
  return useQuery(apiRecordQuery('getCollection', { params: { id } }));
}

/** The agencies of the selected office, to choose from. */
export function useAgencyOptions() {
  return useOfficeQuery((place) =>
    apiRowsQuery('listAgencies', { query: { page: 1, limit: AGENCY_LIST_LIMIT, ...place } }),
  );
}

/** The collectors of the selected office, to choose from. */
export function useCollectorOptions() {
  return useOfficeQuery((place) => apiQuery('listCollectors', { query: { officeId: place?.officeId } }));
}
