import { apiQuery, apiRecordQuery } from '@comptoir/kernel/query';
import { useQuery } from '@tanstack/react-query';

export function useCustody(officeId: string) {
  return useQuery(apiRecordQuery('getCustody', { params: { officeId } }));
}

export function usePosition(officeId: string) {
  return useQuery(apiQuery('getCashPosition', { query: { officeId } }));
}

export function useReceivers(officeId: string) {
  return useQuery(apiQuery('getHandoverReceivers', { query: { officeId } }));
}
