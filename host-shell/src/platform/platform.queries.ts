import { apiQuery } from '@comptoir/kernel/query';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { loadPart } from '../page-data';
import { ROLL_OUTS_PATH, type RollOut } from './roll-outs';

/** The versions before those that the page brought along; without them it shows what it knows. */
const former = queryOptions({
  queryKey: ['former-versions'],
  queryFn: async () =>
    loadPart('former').then(
      () => 'known' as const,
      () => 'unknown' as const,
    ),
});

/** What a page does not know of the registry; on a host of files nobody tells it. */
const rollOuts = queryOptions({
  queryKey: ['roll-outs'],
  queryFn: async ({ signal }): Promise<Readonly<Record<string, RollOut>>> => {
    const answer = await fetch(ROLL_OUTS_PATH, { signal }).catch(() => undefined);
    return answer?.ok === true ? answer.json() : {};
  },
});

/** What browsers told of all remotes and what was decided of them. It is shown all at once: nothing moves by what comes later. */
export function usePlatform() {
  return useQueries({
    queries: [
      apiQuery('listRemoteFailures', {}),
      apiQuery('listRemoteDays', {}),
      apiQuery('listRemoteDecisions', {}),
      apiQuery('listRemoteLimits', {}),
      rollOuts,
      former,
    ],
    combine: ([failures, days, decisions, limits, rolling, known]) => ({
      isLoading: [failures, days, decisions, limits, rolling, known].some(({ isLoading }) => isLoading),
      error: failures.error ?? days.error ?? decisions.error ?? limits.error,
      refetch: () => Promise.all([failures, days, decisions, limits].map(({ refetch }) => refetch())),
      failures: failures.data,
      days: days.data ?? [],
      decisions: decisions.data ?? [],
      limits: limits.data ?? [],
      rollOuts: rolling.data ?? {},
    }),
  });
}
