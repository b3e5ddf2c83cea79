import { apiQuery } from '@comptoir/kernel/query';
import { useQuery } from '@tanstack/react-query';

/** A stored collection, or one being planned. */
export type NotedCollection = { id: string } | { officeId: string; collectorId: string };

/** People that match the typed part of a name; keeps the previous ones while loading. */
export function useMentionable(noted: NotedCollection, search: string | undefined) {
  const often = { staleTime: 60_000, placeholderData: <Data>(before: Data | undefined) => before };
  const [id, planned] = 'id' in noted ? [noted.id] : ['', noted];
  const ofOne = useQuery({
    ...apiQuery('listMentionable', { params: { id }, query: { search } }),
    ...often,
    enabled: search !== undefined && !planned,
  });
  const { officeId = '', collectorId } = planned ?? {};
  const ofPlanned = useQuery({
    ...apiQuery('listMentionableIn', { query: { officeId, collectorId: collectorId || undefined, search } }),
    ...often,
    enabled: search !== undefined && planned !== undefined,
  });
  return (planned ? ofPlanned : ofOne).data ?? [];
}
