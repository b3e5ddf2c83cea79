import { apiRecordQuery, apiRowsQuery } from '@comptoir/shared-kernel/query';
import { useOfficeQuery } from '@comptoir/shared-kernel/selection';
import { useQuery } from '@tanstack/react-query';

/** The suppliers of the selected office and those it shares, by name; asked for once an office is selected. */
export function useSuppliers() {
  return useOfficeQuery((place) => apiRowsQuery('listSuppliers', { query: { officeId: place?.officeId } }));
}

/** One supplier with its version. */
export function useSupplier(id: string) {
  return useQuery(apiRecordQuery('getSupplier', { params: { id } }));
}
