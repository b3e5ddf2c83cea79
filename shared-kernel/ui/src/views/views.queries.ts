import type { View, ViewListName } from '@comptoir/api-contract/views';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery, apiRecordQuery } from '@comptoir/kernel/internal/query/api-query';
import { useOfficeInCountry } from '@comptoir/kernel/internal/selection';
import { keepListChoices, type ListChoices } from '../components/list/list-choices';

export function useViews() {
  const officeId = useOfficeInCountry()?.officeId;
  const views = useQuery(apiQuery('listViews', { query: { officeId } }));
  const { data } = views;
  useEffect(() => {
    if (data) keepListChoices((choices) => ({ ...choices, opens: opensOf(choices.opens, data, officeId) }));
  }, [data, officeId]);
  return views;
}

export function useView(id: string) {
  return useQuery(apiRecordQuery('getView', { params: { id } }));
}

/** Stores the default view of a list at once: the next page may open before the views are refetched. */
export function keepOpening(list: ViewListName, view: View | undefined): void {
  keepListChoices((choices) => {
    const others = Object.entries(choices.opens ?? {}).filter(([name]) => name !== list);
    const own = view && { [list]: { id: view.id, query: view.query, officeId: view.officeId } };
    return { ...choices, opens: { ...Object.fromEntries(others), ...own } };
  });
}

/** Default views of the lists according to the views of an office; those of other offices are kept. */
function opensOf(
  before: ListChoices['opens'] = {},
  views: readonly View[],
  officeId: string | undefined,
): NonNullable<ListChoices['opens']> {
  const elsewhere = Object.entries(before).filter(
    ([, view]) => view.officeId != null && view.officeId !== officeId && !views.some(({ id }) => id === view.id),
  );
  const here = views.filter(({ isDefault }) => isDefault);
  return Object.fromEntries([
    ...elsewhere,
    ...here.map(({ list, id, query, officeId: office }) => [list, { id, query, officeId: office }] as const),
  ]);
}
