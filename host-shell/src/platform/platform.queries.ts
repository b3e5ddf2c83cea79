import { apiQuery } from '@comptoir/kernel/query';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { loadPart } from '../page-data';
import { ROLL_OUTS_PATH, type RollOut } from './roll-outs';

/** Former versions beyond those in the page; on a failure the page shows the known ones. */
const former = queryOptions({
  queryKey: ['former-versions'],
  queryFn: async () =>
    loadPart('former').then(
      () => 'known' as const,
      () => 'unknown' as const,
    ),
});

/** Roll-outs, which the page does not contain; missing on a static host. */
const rollOuts = queryOptions({
  queryKey: ['roll-outs'],
  queryFn: async ({ signal }): Promise<Readonly<Record<string, RollOut>>> => {
    const answer = await fetch(ROLL_OUTS_PATH, { signal }).catch(() => undefined);
    return answer?.ok === true ? answer.json() : {};
  },
});

/** Reports and decisions of all remotes, shown together, so that nothing moves when they arrive. */
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
