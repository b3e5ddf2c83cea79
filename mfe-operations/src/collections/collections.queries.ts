import { apiPagesQuery, apiQuery, apiRecordQuery } from '@comptoir/shared-kernel/query';
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

/** The collectors of the selected office, to choose from: nothing is counted for that. */
export function useCollectorOptions() {
  return useOfficeQuery((place) => apiQuery('listUsers', { query: { role: 'COLLECTOR', officeId: place?.officeId } }));
}
