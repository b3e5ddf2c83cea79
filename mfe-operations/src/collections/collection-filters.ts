import { endOfDay, startOfDay, today } from '@comptoir/shared-kernel/format';
import { useListState } from '@comptoir/shared-kernel/router';
import { useMemo } from 'react';

/** What the list shows; days as 'YYYY-MM-DD', empty for no bound. */
export interface CollectionFilters {
  from: string;
  to: string;
  collector: string;
  search: string;
}

// The list begins today, whatever day that is when a bookmark is opened again.
const FROM_TODAY = 'today';
const DEFAULTS = { from: FROM_TODAY, to: '', collector: '', search: '' };

/** The filters of the list, which live in the address. */
export function useCollectionFilters() {
  const [state, change] = useListState(DEFAULTS);
  const filters = useMemo<CollectionFilters>(
    () => ({ ...state, from: state.from === FROM_TODAY ? today() : state.from }),
    [state],
  );
  return [filters, change] as const;
}

/** The same as the API asks for it: both days are included, in the time zone of the browser. */
export function collectionQuery(officeId: string | undefined, { from, to, collector, search }: CollectionFilters) {
  return {
    officeId,
    startDate: startOfDay(from),
    endDate: endOfDay(to),
    search,
    collectorId: collector === '' ? undefined : collector,
  };
}
