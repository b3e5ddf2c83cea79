import { apiRecordQuery, apiRowsQuery } from '@comptoir/kernel/query';
import { useOfficeQuery } from '@comptoir/kernel/selection';
import { useQuery } from '@tanstack/react-query';

/** Includes suppliers shared with the office; disabled without an office. */
export function useSuppliers() {
  return useOfficeQuery((place) => apiRowsQuery('listSuppliers', { query: { officeId: place?.officeId } }));
}

/** Includes suppliers shared with the office. */
export function useArchivedSuppliers(search: string) {
  return useOfficeQuery(
    (place) => apiRowsQuery('listSuppliers', { query: { officeId: place?.officeId, search, archived: 'true' } }),
    { keepsRows: true },
  );
}

export function useSupplier(id: string) {
  return useQuery(apiRecordQuery('getSupplier', { params: { id } }));
}
