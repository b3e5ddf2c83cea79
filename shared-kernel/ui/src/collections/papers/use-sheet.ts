import type { Collection } from '@comptoir/api-contract/collections';
import { apiQuery } from '@comptoir/kernel/query';
import { useQuery } from '@tanstack/react-query';

/** Upper bound of collections on one print. */
export const SHEET_LIMIT = 1000;

/** Ordered by the position in the round. */
interface PrintedRound {
  id: string;
  name: string;
  stops: readonly Collection[];
}

interface SheetQuery {
  officeId: string | undefined;
  startDate: string | undefined;
  endDate: string | undefined;
  /** '' for all. */
  collectorId: string;
}

/** Disabled until the office is known. */
export function useSheet({ officeId, startDate, endDate, collectorId }: SheetQuery) {
  const query = { officeId, startDate, endDate, collectorId: collectorId || undefined };
  return useQuery({
    ...apiQuery('listCollections', { query: { ...query, sort: 'round', limit: SHEET_LIMIT + 1 } }),
    enabled: officeId !== undefined,
    select: (rows) => ({ rounds: roundsOf(rows.slice(0, SHEET_LIMIT)), isCut: rows.length > SHEET_LIMIT }),
  });
}

function roundsOf(stops: readonly Collection[]): PrintedRound[] {
  const collectors = new Map(stops.map(({ collector }) => [collector.id, collector.name]));
  return [...collectors]
    .map(([id, name]) => ({ id, name, stops: stops.filter(({ collectorId }) => collectorId === id) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
