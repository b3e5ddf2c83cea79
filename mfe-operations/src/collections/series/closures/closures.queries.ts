import { apiQuery, apiRecordQuery, apiRowsQuery } from '@comptoir/kernel/query';
import { useOfficeQuery } from '@comptoir/kernel/selection';
import { currentLanguage } from '@comptoir/kernel/i18n';
import { useQuery } from '@tanstack/react-query';

/** Current and future closures of the selected office. */
export function useClosures() {
  return useOfficeQuery((place) => apiRowsQuery('listClosures', { query: { officeId: place?.officeId ?? '' } }));
}

/** The reason serves as name of the record. */
export function useClosure(id: string) {
  return useQuery({
    ...apiRecordQuery('getClosure', { params: { id } }),
    select: ({ data, ...answer }) => ({ ...answer, data: { ...data, name: data.reason } }),
  });
}

export function useHolidays(year: number) {
  const language = currentLanguage();
  return useOfficeQuery((place) =>
    apiQuery('listHolidays', { query: { officeId: place?.officeId ?? '', year, language } }),
  );
}
