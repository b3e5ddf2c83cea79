import { http } from '@comptoir/kernel/http';
import { apiQuery, keepRowsOf, resourceKey } from '@comptoir/kernel/query';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { SecurityFilters } from './security-filters';

const PAGE = 200;

/** Events of the own reach, newest first, page by page. */
export function useSecurityEvents(filters: SecurityFilters) {
  const query = { ...filters, limit: PAGE };
  return useInfiniteQuery({
    queryKey: [resourceKey('listSecurityEvents'), 'listSecurityEvents', query],
    queryFn: async ({ pageParam, signal }) => {
      const { data, total = data.length } = await http.call(
        'listSecurityEvents',
        { query: { ...query, before: pageParam } },
        { signal },
      );
      return { rows: data, total };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ rows }) => (rows.length < PAGE ? null : rows.at(-1)?.id),
    select: ({ pages }) => ({ rows: pages.flatMap(({ rows }) => rows), total: pages[0]?.total ?? 0 }),
    ...keepRowsOf('security-events'),
  });
}

/** People whose events may be read by name. */
export function usePeople() {
  return useQuery(apiQuery('listUsers', { query: {} }));
}
