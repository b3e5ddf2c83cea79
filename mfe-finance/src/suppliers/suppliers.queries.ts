import { apiRecordQuery, apiRowsQuery } from '@comptoir/shared-kernel/query';
import { useOfficeInCountry } from '@comptoir/shared-kernel/selection';
import { skipToken, useQuery } from '@tanstack/react-query';

/** The suppliers of the selected office and those it shares, by name; asked for once an office is selected. */
export function useSuppliers() {
  const place = useOfficeInCountry();
  const query = apiRowsQuery('listSuppliers', { query: { officeId: place?.officeId } });
  return useQuery(place ? query : { ...query, queryFn: skipToken });
}

/** One supplier with its version. */
export function useSupplier(id: string) {
  return useQuery(apiRecordQuery('getSupplier', { params: { id } }));
}
