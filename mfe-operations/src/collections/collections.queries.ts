import { AGENCY_LIST_LIMIT } from '@comptoir/api-contract/agencies';
import { apiPagesQuery, apiQuery, apiRecordQuery, apiRowsQuery, keepRowsOf } from '@comptoir/shared-kernel/query';
import { useOfficeInCountry } from '@comptoir/shared-kernel/selection';
import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { collectionOrder, collectionQuery, type CollectionFilters } from './collection-filters';

/** Rows of a page of the list. */
const PAGE_SIZE = 500;

/** The collections of the selected office, as far as somebody looks. */
export function useCollections(filters: CollectionFilters) {
  const place = useOfficeInCountry();
  const filter = { ...collectionQuery(place?.officeId, filters), ...collectionOrder(filters) };
  const query = apiPagesQuery('listCollections', (page) => ({ query: { ...filter, page, limit: PAGE_SIZE } }));
  return useInfiniteQuery({ ...query, ...(place ? {} : { queryFn: skipToken }), ...keepRowsOf(place?.officeId) });
}

/** One collection with its version. */
export function useCollection(id: string) {
  return useQuery(apiRecordQuery('getCollection', { params: { id } }));
}

/** The agencies of the selected office, to choose from. */
export function useAgencyOptions() {
  const place = useOfficeInCountry();
  const query = apiRowsQuery('listAgencies', { query: { page: 1, limit: AGENCY_LIST_LIMIT, ...place } });
  return useQuery(place ? query : { ...query, queryFn: skipToken });
}

/** The collectors of the selected office, to choose from. */
export function useCollectorOptions() {
  const place = useOfficeInCountry();
  const query = apiQuery('listCollectors', { query: { officeId: place?.officeId } });
  return useQuery(place ? query : { ...query, queryFn: skipToken });
}
