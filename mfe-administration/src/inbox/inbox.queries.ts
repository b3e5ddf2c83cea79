import type { InboxState } from '@comptoir/api-contract/inbox';
import { http } from '@comptoir/kernel/http';
import { keepRowsOf, resourceKey } from '@comptoir/kernel/query';
import { useInfiniteQuery } from '@tanstack/react-query';

const PAGE = 50;

/** Items in one state, newest first, page by page. */
export function useInbox(state: InboxState) {
  const query = { ...(state !== 'open' && { state }), limit: PAGE };
  return useInfiniteQuery({
    queryKey: [resourceKey('listInbox'), 'listInbox', query],
    queryFn: async ({ pageParam, signal }) => {
      const { data, total = data.length } = await http.call(
        'listInbox',
        { query: { ...query, before: pageParam } },
        { signal },
      );
      return { rows: data, total };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last, pages) =>
      pages.reduce((count, { rows }) => count + rows.length, 0) < last.total ? last.rows.at(-1)?.id : null,
    select: ({ pages }) => ({ rows: pages.flatMap(({ rows }) => rows), total: pages[0]?.total ?? 0 }),
    ...keepRowsOf('inbox'),
  });
}
