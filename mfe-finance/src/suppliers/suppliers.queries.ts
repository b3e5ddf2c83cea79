import { apiRecordQuery, apiRowsQuery } from '@comptoir/kernel/query';
import { useOfficeQuery } from '@comptoir/kernel/selection';
import { useQuery } from '@tanstack/react-query';

/** The suppliers of the selected office and those it shares, by name; asked for once an office is selected. */
export function useSuppliers() {
  return useOfficeQuery((place) => apiRowsQuery('listSuppliers', { query: { officeId: place?.officeId } }));
}

/** The archived suppliers of the selected office and those it shares. */
export function useArchivedSuppliers(search: string) {
  return useOfficeQuery(
    (place) => apiRowsQuery('listSuppliers', { query: { officeId: place?.officeId, search, archived: 'true' } }),
    { keepsRows: true },
  );
}

/** One supplier with its version. */
export function useSupplier(id: string) {
  return useQuery(apiRecordQuery('getSupplier', { params: { id } }));
}
