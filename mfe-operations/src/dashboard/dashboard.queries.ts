import type { Collector } from '@comptoir/api-contract/users';
import { dayAfter, endOfDay, officeTimeZone, startOfDay, today } from '@comptoir/kernel/format';
import { apiCursorQuery, apiQuery } from '@comptoir/kernel/query';
import { useOfficePages, useOfficeQuery } from '@comptoir/kernel/selection';

/** Days of the charts, today included. */
export const CHART_DAYS = 30;
export const TOP_DAYS = 7;
const TOP_COUNT = 5;

/** Maximum number of collections drawn on the map, which shows a notice when there are more. */
const MAP_LIMIT = 2000;

/** Cards with the same totals mount one after another and share one answer, in milliseconds. */
const SHARED_MS = 10_000;

/** 'YYYY-MM-DD' */
export function daysAgo(days: number): string {
  return dayAfter(today(), -days);
}

/** Totals of each of the last days, read once for all cards. */
export function useCollectionTotals() {
  const days = { startDate: startOfDay(daysAgo(CHART_DAYS - 1)), endDate: endOfDay(today()) };
  return useOfficeQuery((place) => ({
    ...apiQuery('getCollectionTotals', { query: { officeId: place?.officeId, ...days, timeZone: officeTimeZone() } }),
    staleTime: SHARED_MS,
  }));
}

export function useTodaysTotals() {
  const { data, ...totals } = useCollectionTotals();
  return { ...totals, data: data?.filter(({ day }) => day === today()) };
}

/** Overview of the selected office. Cards mounted later reuse the answer with `refetchOnMount: false`. */
export function useOverview({ refetchOnMount = true } = {}) {
  const timeZone = officeTimeZone();
  return useOfficeQuery((place) => ({
    ...apiQuery('getOverview', { query: { officeId: place?.officeId, timeZone } }),
    refetchOnMount,
  }));
}

/** Cash of the office by holder, which the cash card reads as well. */
export function usePosition() {
  return useOfficeQuery((place) => ({
    ...apiQuery('getCashPosition', { query: { officeId: place?.officeId } }),
    staleTime: SHARED_MS,
  }));
}

/** Today's collections up to the limit of the map, with their total number. */
export function useTodaysCollections() {
  const filter = { startDate: startOfDay(today()), endDate: endOfDay(today()), limit: MAP_LIMIT };
  return useOfficePages((place) =>
    apiCursorQuery('listCollections', (after) => ({
      query: { officeId: place?.officeId, ...filter, page: 1, after },
    })),
  );
}

/** Best first, with their share of the collected collections of all. */
export function useTopCollectors() {
  const startDate = startOfDay(daysAgo(TOP_DAYS - 1));
  return useOfficeQuery((place) => ({
    ...apiQuery('listCollectors', { query: { officeId: place?.officeId, startDate } }),
    select: bestOf,
  }));
}

function bestOf(collectors: readonly Collector[]): (Collector & { share: number })[] {
  const all = collectors.reduce((sum, { collectedCollections }) => sum + collectedCollections, 0);
  return collectors
    .toSorted((one, other) => other.collectedCollections - one.collectedCollections)
    .slice(0, TOP_COUNT)
    .map((collector) => ({ ...collector, share: all === 0 ? 0 : collector.collectedCollections / all }));
}
