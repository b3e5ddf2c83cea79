import type { SeriesPreviewInput } from '@comptoir/api-contract/pick-up-series';
import { parseRule } from '@comptoir/api-contract/recurrence-rule';
import { apiQuery, apiRecordQuery, apiRowsQuery } from '@comptoir/kernel/query';
import { useOfficeQuery } from '@comptoir/kernel/selection';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Upper bound of series per office. */
const ALL = { page: 1, limit: 5000 };

export function useSeriesList(search: string, ended: boolean) {
  return useOfficeQuery(
    (place) =>
      apiRowsQuery('listSeries', {
        query: { ...ALL, officeId: place?.officeId ?? '', ...(search && { search }), ...(ended && { ended: true }) },
      }),
    { keepsRows: true },
  );
}

export function useSeries(id: string) {
  return useQuery(apiRecordQuery('getSeries', { params: { id } }));
}

/** Number of collections that a change from a day on affects. */
export function useFollowing(id: string, from: string) {
  return useQuery({
    ...apiQuery('getFollowing', { params: { id }, query: { from } }),
    enabled: /^20\d\d-\d\d-\d\d$/.test(from),
    placeholderData: keepPreviousData,
  });
}

/** Disabled without a rule. */
export function useSeriesPreview(body: SeriesPreviewInput) {
  return useQuery({
    ...apiQuery('previewSeries', { body }),
    enabled: parseRule(body.rrule) !== undefined && body.startDate !== '' && body.officeId !== '',
    placeholderData: keepPreviousData,
  });
}
