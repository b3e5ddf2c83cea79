import type { SeriesPreviewInput } from '@comptoir/api-contract/pick-up-series';
import { parseRule } from '@comptoir/api-contract/recurrence-rule';
import { apiQuery, apiRecordQuery, apiRowsQuery } from '@comptoir/kernel/query';
import { useOfficeQuery } from '@comptoir/kernel/selection';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** As many as an office has. */
const ALL = { page: 1, limit: 5000 };

/** The series of the selected office. */
export function useSeriesList(search: string, ended: boolean) {
  return useOfficeQuery(
    (place) =>
      apiRowsQuery('listSeries', {
        query: { ...ALL, officeId: place?.officeId ?? '', ...(search && { search }), ...(ended && { ended: true }) },
      }),
    { keepsRows: true },
  );
}

/** One series with its version. */
export function useSeries(id: string) {
  return useQuery(apiRecordQuery('getSeries', { params: { id } }));
}

/** How many pick-ups a change from a day on is about. */
export function useFollowing(id: string, from: string) {
  return useQuery({
    ...apiQuery('getFollowing', { params: { id }, query: { from } }),
    enabled: /^20\d\d-\d\d-\d\d$/.test(from),
    placeholderData: keepPreviousData,
  });
}

/** The next days of a rule, as soon as there is one. */
export function useSeriesPreview(body: SeriesPreviewInput) {
  return useQuery({
    ...apiQuery('previewSeries', { body }),
    enabled: parseRule(body.rrule) !== undefined && body.startDate !== '' && body.officeId !== '',
    placeholderData: keepPreviousData,
  });
}
