import type { Collection } from '@comptoir/api-contract/collections';
import { apiQuery, apiRecordQuery } from '@comptoir/kernel/query';
import { useQuery } from '@tanstack/react-query';

/** Current version of a collection. */
export function useCollection(id: string) {
  return useQuery(apiRecordQuery('getCollection', { params: { id } }));
}

/** Receipts of a recorded amount, newest first. */
export function useReceipts({ id, collectedAmount }: Pick<Collection, 'id' | 'collectedAmount'>) {
  return useQuery({
    ...apiQuery('listReceipts', { query: { collectionId: id } }),
    enabled: collectedAmount !== null,
  });
}
