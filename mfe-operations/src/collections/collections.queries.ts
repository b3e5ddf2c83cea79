import { apiCursorQuery, apiQuery, patientQuery } from '@comptoir/kernel/query';
import { useOfficePages, useOfficeQuery } from '@comptoir/kernel/selection';
import type { TotalsQuery } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { collectionOrder, collectionQuery, type CollectionFilters } from './collection-filters';

const PAGE_SIZE = 500;

export function useCollections(filters: CollectionFilters) {
  return useOfficePages(
    (place) => {
      const filter = { ...collectionQuery(place?.officeId, filters), ...collectionOrder(filters) };
      return apiCursorQuery('listCollections', (after) => ({
        query: { ...filter, page: 1, after, limit: PAGE_SIZE },
      }));
    },
    { keepsRows: true },
  );
}

export function useCollectionTotals(filters: CollectionFilters): TotalsQuery {
  const t = useMessages();
  const { data, error, refetch } = useOfficeQuery((place) =>
    patientQuery('sumCollections', { query: collectionQuery(place?.officeId, filters) }),
  );
  const totals = data?.map(({ currency, scheduled, collected }) => ({
    currency,
    figures: [
      { label: t('collections.scheduledSum'), amount: scheduled },
      { label: t('collections.collectedSum'), amount: collected },
    ],
  }));
  return { data: totals, error, refetch };
}

/** Requests no totals, which selects do not show. */
export function useCollectorOptions(enabled = true) {
  return useOfficeQuery((place) => apiQuery('listUsers', { query: { role: 'COLLECTOR', officeId: place?.officeId } }), {
    enabled,
  });
}
