import { browserTimeZone, endOfDay, startOfDay, today } from '@comptoir/shared-kernel/format';
import { apiPagesQuery, apiQuery } from '@comptoir/shared-kernel/query';
import { useOfficeInCountry } from '@comptoir/shared-kernel/selection';
import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import dayjs from 'dayjs';

/** Days that the charts look back, today included. */
export const CHART_DAYS = 30;
/** Days over which the top collectors are compared, and how many of them there are. */
export const TOP_DAYS = 7;
const TOP_COUNT = 5;

/** Most collections of a day that the map draws. */
const MAP_LIMIT = 5000;

/** The day `days` days ago, as 'YYYY-MM-DD'. */
export function daysAgo(days: number): string {
  return dayjs().subtract(days, 'day').format('YYYY-MM-DD');
}

/** What the collections of the selected office that are scheduled from one day to another add up to. */
export function useCollectionTotals(first: string, last: string) {
  const place = useOfficeInCountry();
  const query = apiQuery('getCollectionTotals', {
    query: {
      officeId: place?.officeId,
      startDate: startOfDay(first),
      endDate: endOfDay(last),
      timeZone: browserTimeZone(),
    },
  });
  return useQuery(place ? query : { ...query, queryFn: skipToken });
}

/** What the selected office has to do today. */
export function useOverview() {
  const place = useOfficeInCountry();
  const query = apiQuery('getOverview', { query: { officeId: place?.officeId, timeZone: browserTimeZone() } });
  return useQuery(place ? query : { ...query, queryFn: skipToken });
}

/** Today's collections of the selected office, as many as a map can show, and how many there are. */
export function useTodaysCollections() {
  const place = useOfficeInCountry();
  const filter = { officeId: place?.officeId, startDate: startOfDay(today()), endDate: endOfDay(today()) };
  const query = apiPagesQuery('listCollections', (page) => ({ query: { ...filter, page, limit: MAP_LIMIT } }));
  return useInfiniteQuery(place ? query : { ...query, queryFn: skipToken });
}

/** The collectors of the selected office who collected most in the last days, best first. */
export function useTopCollectors() {
  const place = useOfficeInCountry();
  const query = apiQuery('listCollectors', {
    query: { officeId: place?.officeId, startDate: startOfDay(daysAgo(TOP_DAYS - 1)) },
  });
  return useQuery({
    ...query,
    ...(place ? {} : { queryFn: skipToken }),
    select: (collectors) =>
      collectors.toSorted((one, other) => other.collectedCollections - one.collectedCollections).slice(0, TOP_COUNT),
  });
}
