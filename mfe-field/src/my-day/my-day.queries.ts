import type { LocalDay } from '@comptoir/api-contract/collection-state';
import type { Collection } from '@comptoir/api-contract/collections';
import type { Round, Stop } from '@comptoir/api-contract/rounds';
import { dayOf } from '@comptoir/kernel/format';
import { isRefusal } from '@comptoir/kernel/http';
import { apiQuery, apiRecordQuery } from '@comptoir/kernel/query';
import { useClaims } from '@comptoir/kernel/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';

/** A stop with its version, if it comes from the round. */
export type VersionedStop = Collection & Partial<Pick<Stop, 'version'>>;

/** Reads the round of the signed-in collector on the current day, so that a phone without a signal has one after midnight. */
const roundQuery = () => apiQuery('getRound', { query: {} });

/** Round of today. That of the day before is shown until the new one is read. */
export function useRound({ begins }: LocalDay) {
  const { data, error, dataUpdatedAt, refetch } = useQuery(roundQuery());
  const isOfToday = data === undefined || data.day === dayOf(new Date(begins).toISOString());
  useEffect(() => {
    if (!isOfToday) void refetch();
  }, [isOfToday, refetch]);
  // Deferred, so that the first stops render in parts: the answer of a query renders in one task.
  const isShown = useDeferredValue(data !== undefined);
  return { data: isShown ? data : undefined, error, refetch, asOf: dataUpdatedAt };
}

/** Part of the round as it was read last. */
export function useRoundPart<Part>(select: (round: Round) => Part): Part | undefined {
  return useQuery({ ...roundQuery(), staleTime: Number.POSITIVE_INFINITY, select }).data;
}

/** Reads the head of receipts, so that it is known offline. */
export function usePrefetchedOffice(): void {
  const client = useQueryClient();
  const { officeId } = useClaims();
  useEffect(() => {
    if (officeId) void client.prefetchQuery(apiQuery('getOffice', { params: { id: officeId } }));
  }, [client, officeId]);
}

/** Falls back to the stop of the round when offline. */
export function useStop(id: string) {
  const listed = useRoundPart(({ stops }) =>
    Object.values<Stop[]>(stops)
      .flat()
      .find((stop) => stop.id === id),
  );
  const { data, error, refetch } = useQuery(apiRecordQuery('getCollection', { params: { id } }));
  const isGone = isRefusal(error, 'not-found');
  const stop: VersionedStop | undefined = isGone ? undefined : (data?.data ?? listed);
  return { stop, error, refetch };
}
