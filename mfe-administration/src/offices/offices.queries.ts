import { apiRecordQuery, apiRowsQuery, keepRowsOf } from '@comptoir/kernel/query';
import { useSelection } from '@comptoir/kernel/selection';
import { useQuery } from '@tanstack/react-query';

/** The offices of the selected country; every office in reach while there is none. */
export function useManagedOffices(search: string) {
  const { selectedCountryCode: country } = useSelection();
  const query = apiRowsQuery('listOffices', { query: { ...(country && { country }), ...(search && { search }) } });
  // The filter of the page has asked for the same, a moment before.
  return useQuery({ ...query, ...keepRowsOf(country), staleTime: 5_000 });
}

/** The archived offices of the selected country, or of every country in reach. */
export function useArchivedOffices(search: string) {
  const { selectedCountryCode: country } = useSelection();
  const query = { ...(country && { country }), ...(search && { search }), archived: 'true' };
  return useQuery({ ...apiRowsQuery('listOffices', { query }), ...keepRowsOf(country) });
}

/** One office with its version. */
export function useOffice(id: string) {
  return useQuery(apiRecordQuery('getOffice', { params: { id } }));
}
