import type { Collector } from '@comptoir/api-contract/users';
import { dayAfter, endOfDay, officeTimeZone, startOfDay, today } from '@comptoir/kernel/format';
import { apiCursorQuery, apiQuery } from '@comptoir/kernel/query';
import { useOfficePages, useOfficeQuery } from '@comptoir/kernel/selection';

/** Days that the charts look back, today included. */
export const CHART_DAYS = 30;
/** Days over which the top collectors are compared, and how many of them there are. */
export const TOP_DAYS = 7;
const TOP_COUNT = 5;

/** Most collections of a day that the map draws. Each is read with all that is told of it, and the map says when it is of a part. */
const MAP_LIMIT = 2000;

/** Cards that show the same totals come one after another as they are seen: the later ones take over the answer. */
const SHARED_MS = 10_000;

/** The day `days` days ago, as 'YYYY-MM-DD'. */
export function daysAgo(days: number): string {
  return dayAfter(today(), -days);
}

/** What the collections of the selected office that are scheduled from one day to another add up to. */
export function useCollectionTotals(first: string, last: string) {
  const query = { startDate: startOfDay(first), endDate: endOfDay(last), timeZone: officeTimeZone() };
  return useOfficeQuery((place) => ({
    ...apiQuery('getCollectionTotals', { query: { officeId: place?.officeId, ...query } }),
    staleTime: SHARED_MS,
  }));
}

/**
 * What the selected office has to do today. A card that is seen later than another one takes over its answer with
 * `refetchOnMount: false`.
 */
export function useOverview({ refetchOnMount = true } = {}) {
  const timeZone = officeTimeZone();
  return useOfficeQuery((place) => ({
    ...apiQuery('getOverview', { query: { officeId: place?.officeId, timeZone } }),
    refetchOnMount,
  }));
}

/** Today's collections of the selected office, as many as a map can show, and how many there are. */
export function useTodaysCollections() {
  const filter = { startDate: startOfDay(today()), endDate: endOfDay(today()), limit: MAP_LIMIT };
  return useOfficePages((place) =>
    apiCursorQuery('listCollections', (after) => ({
      query: { officeId: place?.officeId, ...filter, page: 1, after },
    })),
  );
}

/** The collectors of the selected office who collected most in the last days, best first. */
export function useTopCollectors() {
  const startDate = startOfDay(daysAgo(TOP_DAYS - 1));
  return useOfficeQuery((place) => ({
    ...apiQuery('listCollectors', { query: { officeId: place?.officeId, startDate } }),
    select: bestOf,
  }));
}

function bestOf(collectors: readonly Collector[]): Collector[] {
  return collectors.toSorted((one, other) => other.collectedCollections - one.collectedCollections).slice(0, TOP_COUNT);
}
