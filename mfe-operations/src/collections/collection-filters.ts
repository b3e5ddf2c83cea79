import { COLLECTION_STATE_FILTERS, type CollectionStateFilter } from '@comptoir/api-contract/collection-state';
import { COLLECTION_ORDERS } from '@comptoir/api-contract/collections';
import { periodOf } from '@comptoir/ui/dates';
import { endOfDay, officeTimeZone, startOfDay, today } from '@comptoir/kernel/format';
import { useListState } from '@comptoir/kernel/router';
import { useMemo } from 'react';

type Order = (typeof COLLECTION_ORDERS)[number];

/** Days are 'YYYY-MM-DD', '' for no bound. */
export interface CollectionFilters {
  from: string;
  to: string;
  collector: string;
  search: string;
  state: string;
  /** 'true': only issues without an answer of the office. */
  unanswered: string;
  /** 'today': recorded today, planned for any day. */
  collected: string;
  /** '' for the default order of the list. */
  sort: string;
}

// Kept as a word, so that a bookmark always opens the current day.
const TODAY = 'today';
export const NO_FILTERS = {
  from: TODAY,
  to: '',
  collector: '',
  search: '',
  state: '',
  unanswered: '',
  collected: '',
  sort: '',
};

/** True when the list shows less than the default. */
export function narrows({ from, to, collector, search, state, unanswered, collected }: CollectionFilters): boolean {
  return from > today() || [to, collector, search, state, unanswered, collected].some((value) => value !== '');
}

/**
 * Filters kept in the address. A list of one state, or of recorded collections, covers all days by default, because
 * late ones are before today.
 */
export function useCollectionFilters() {
  const [state, change] = useListState(NO_FILTERS);
  const filters = useMemo<CollectionFilters>(
    () => ({ ...state, ...periodOf(state, 'plans'), ...firstDay(state) }),
    [state],
  );
  return [filters, change] as const;
}

function firstDay({ from, to, state, unanswered, collected }: CollectionFilters): { from?: string } {
  const isOfAllDays = from === TODAY && to !== TODAY && [state, unanswered, collected].some((value) => value !== '');
  return isOfAllDays ? { from: '' } : {};
}

/** API query of the filters: both days inclusive, in the time zone of the office. */
export function collectionQuery(officeId: string | undefined, filters: CollectionFilters) {
  const { from, to, collector, search } = filters;
  const state = stateOf(filters.state);
  return {
    officeId,
    startDate: startOfDay(from),
    endDate: endOfDay(to),
    search,
    collectorId: collector === '' ? undefined : collector,
    ...(state && { state, timeZone: officeTimeZone() }),
    ...(filters.unanswered === 'true' && { unanswered: true }),
    ...(filters.collected === TODAY && { collectedSince: startOfDay(today()) }),
  };
}

/** Default order: next first for a list from today or later, else newest first. */
function ownOrder({ from }: Pick<CollectionFilters, 'from'>): Order {
  return from >= today() ? 'oldest' : 'newest';
}

/** The default order is left out of the address. */
export function listOrder(filters: Pick<CollectionFilters, 'from' | 'sort'>, change: (next: { sort: string }) => void) {
  const first = ownOrder(filters);
  const { sort } = filters;
  return {
    value: sort || first,
    first,
    offered: true,
    onChange: (next: string) => change({ sort: next === first ? '' : next }),
  };
}

/** Undefined for the default of the API, newest first. */
export function collectionOrder(filters: Pick<CollectionFilters, 'from' | 'sort'>): { sort?: Order } {
  const order = COLLECTION_ORDERS.find((known) => known === filters.sort) ?? ownOrder(filters);
  return order === 'newest' ? {} : { sort: order };
}

function stateOf(text: string): CollectionStateFilter | undefined {
  return COLLECTION_STATE_FILTERS.find((known) => known === text);
}
