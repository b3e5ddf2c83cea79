import { http } from '@comptoir/kernel/http';
import { apiQuery, resourceKey } from '@comptoir/kernel/query';
import { useOfficeInCountry, useOfficeQuery } from '@comptoir/kernel/selection';
import { useInfiniteQuery } from '@tanstack/react-query';

const PAGE_SIZE = 50;
/** Upper bound of handovers that wait at once. */
const WAITING_LIMIT = 200;

export function useWaitingHandovers() {
  return useOfficeQuery((place) =>
    apiQuery('listHandovers', { query: { officeId: place?.officeId, pending: 'true', limit: WAITING_LIMIT } }),
  );
}

/** All handovers of the office by page, newest first. */
export function useHandovers() {
  const place = useOfficeInCountry();
  const query = { officeId: place?.officeId, limit: PAGE_SIZE };
  return useInfiniteQuery({
    queryKey: [resourceKey('listHandovers'), 'listHandovers', query, 'pages'],
    queryFn: async ({ pageParam, signal }) =>
      (await http.call('listHandovers', { query: { ...query, after: pageParam } }, { signal })).data,
    enabled: place !== undefined,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (rows) => (rows.length < PAGE_SIZE ? undefined : rows.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
  });
}
