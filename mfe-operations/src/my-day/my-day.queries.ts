import type { LocalDay } from '@comptoir/api-contract/collection-state';
import type { Collection } from '@comptoir/api-contract/collections';
import { dayAfter, dayOf, endOfDay, officeTimeZone, startOfDay } from '@comptoir/kernel/format';
import { isRefusal } from '@comptoir/kernel/http';
import { apiQuery, apiRecordQuery } from '@comptoir/kernel/query';
import { useQueries, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { RoundLists } from './round';

/** Upper bound of pick-ups per day. */
const LIMIT = 500;
/** Age at which an unanswered report leaves the round, in days. */
const REPORT_AGE_DAYS = 30;

type ListQuery = Parameters<typeof apiQuery<'listCollections'>>[1]['query'];

/** The API restricts a COLLECTOR to the own pick-ups. */
export function useRoundLists({ begins }: LocalDay) {
  const list = (query: ListQuery) =>
    apiQuery('listCollections', { query: { timeZone: officeTimeZone(), limit: LIMIT, ...query } });
  const today = dayOf(iso(begins)) ?? '';
  return useQueries({
    queries: [
      list({ state: 'late', sort: 'oldest' }),
      list({ startDate: iso(begins), endDate: endOfDay(dayAfter(today, 1)), sort: 'round' }),
      list({
        state: 'issues',
        startDate: startOfDay(dayAfter(today, -REPORT_AGE_DAYS)),
        endDate: iso(begins - 1),
      }),
      list({ collectedSince: iso(begins), sort: 'oldest' }),
    ],
    combine: ([late, planned, reported, collected]) => ({
      lists: listsOf(late.data, planned.data, reported.data, collected.data),
      error: late.error ?? planned.error ?? reported.error ?? collected.error,
      refetch: () => Promise.all([late, planned, reported, collected].map(({ refetch }) => refetch())),
    }),
  });
}

/** Falls back to the row of a list when offline. */
export function useStop(id: string) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(apiRecordQuery('getCollection', { params: { id } }));
  const isGone = isRefusal(error, 'not-found');
  return { stop: isGone ? undefined : (data?.data ?? listedStop(client, id)), error, refetch };
}

function listedStop(client: QueryClient, id: string): Collection | undefined {
  return client
    .getQueriesData<Collection[]>({ queryKey: ['collections', 'listCollections'] })
    .flatMap(([, rows]) => rows ?? [])
    .find((row) => row.id === id);
}

function listsOf(
  late: Collection[] | undefined,
  planned: Collection[] | undefined,
  reported: Collection[] | undefined,
  collected: Collection[] | undefined,
): RoundLists | undefined {
  return late && planned && reported && collected ? { late, planned, reported, collected } : undefined;
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}
