import { apiQuery, apiRecordQuery, apiRowsQuery, keepRowsOf } from '@comptoir/kernel/query';
import { useSelection } from '@comptoir/kernel/selection';
import { useQuery } from '@tanstack/react-query';

/** Offices of the selected country, or of every country in reach. */
export function useManagedOffices(search: string) {
  const { selectedCountryCode: country } = useSelection();
  const query = apiRowsQuery('listOffices', { query: { ...(country && { country }), ...(search && { search }) } });
  // The filter of the page has read the same a moment before.
  return useQuery({ ...query, ...keepRowsOf(country), staleTime: 5_000 });
}

export function useArchivedOffices(search: string) {
  const { selectedCountryCode: country } = useSelection();
  const query = { ...(country && { country }), ...(search && { search }), archived: 'true' };
  return useQuery({ ...apiRowsQuery('listOffices', { query }), ...keepRowsOf(country) });
}

export function useOfficeSummary(id: string) {
  return useQuery(apiQuery('getOfficeSummary', { params: { id } }));
}

/** Collections of today, late ones and open issues. */
export function useOfficeWork(id: string) {
  return useQuery(apiQuery('getOverview', { query: { officeId: id } }));
}

export function useOffice(id: string) {
  return useQuery(apiRecordQuery('getOffice', { params: { id } }));
}
