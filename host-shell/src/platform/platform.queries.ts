import { apiQuery } from '@comptoir/kernel/query';
import { session } from '@comptoir/kernel/session';
import { queryOptions, useQueries } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { loadPart } from '../page-data';
import { FAILURES_PATH, ThrownFailures, type ThrownFailure } from './thrown-failure';
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

/** Failures with message and stack, from the page server; missing on a static host. */
const thrown = queryOptions({
  queryKey: ['thrown-failures'],
  queryFn: async ({ signal }): Promise<readonly ThrownFailure[]> => {
    const current = session.get();
    const headers = { authorization: current.status === 'signed-in' ? `Bearer ${current.token}` : '' };
    const answer = await fetch(FAILURES_PATH, { signal, headers }).catch(() => undefined);
    return answer?.ok === true ? z.parse(ThrownFailures, await answer.json()).failures : [];
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
      thrown,
    ],
    combine: ([failures, days, decisions, limits, rolling, known, errors]) => ({
      isLoading: [failures, days, decisions, limits, rolling, known, errors].some(({ isLoading }) => isLoading),
      error: failures.error ?? days.error ?? decisions.error ?? limits.error,
      refetch: () => Promise.all([failures, days, decisions, limits].map(({ refetch }) => refetch())),
      failures: failures.data,
      days: days.data ?? [],
      decisions: decisions.data ?? [],
      limits: limits.data ?? [],
      rollOuts: rolling.data ?? {},
      thrown: errors.data ?? [],
    }),
  });
}
