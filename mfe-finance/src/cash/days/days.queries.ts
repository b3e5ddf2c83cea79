import { apiQuery } from '@comptoir/kernel/query';
import { useOfficeQuery } from '@comptoir/kernel/selection';

export function useDays() {
  return useOfficeQuery((place) => apiQuery('listDays', { query: { officeId: place?.officeId, limit: 200 } }));
}

export function useDay(day: string) {
  return useOfficeQuery((place) => apiQuery('getDay', { params: { day }, query: { officeId: place?.officeId } }));
}
