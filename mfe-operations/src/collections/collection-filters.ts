import { COLLECTION_STATE_FILTERS, type CollectionStateFilter } from '@comptoir/api-contract/collection-state';
import { COLLECTION_ORDERS } from '@comptoir/api-contract/collections';
import { periodOf } from '@comptoir/ui/dates';
import { endOfDay, officeTimeZone, startOfDay, today } from '@comptoir/kernel/format';
import { useListState } from '@comptoir/kernel/router';
import { useMemo } from 'react';

type Order = (typeof COLLECTION_ORDERS)[number];

/** What the list shows; days as 'YYYY-MM-DD', empty for no bound. */
export interface CollectionFilters {
  from: string;
  to: string;
  collector: string;
  search: string;
  /** One of the states that a reader sees, or empty. */
  state: string;
  /** 'true': only issues that nobody of the office has answered. */
  unanswered: string;
  /** 'today': only what was recorded today, whatever day it was planned for. */
  collected: string;
  /** One of the orders, or empty for that of the list itself. */
  sort: string;
}

// Whatever day that is when a bookmark is opened again.
const TODAY = 'today';
/** The list as it is opened: what is planned from today on. */
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

/** Whether a list shows less than what is planned from today on. */
export function narrows({ from, to, collector, search, state, unanswered, collected }: CollectionFilters): boolean {
  return from > today() || [to, collector, search, state, unanswered, collected].some((value) => value !== '');
}

/**
 * The filters of the list, which live in the address. A list of one state, or of what was collected, is one of all days unless somebody sets a
 * bound: what is late lies before today.
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

/** The same as the API asks for it: both days are included, on the clocks of the office. */
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

/** The order of a list by itself: of one that begins today or later the next pick-up first, else the newest. */
function ownOrder({ from }: Pick<CollectionFilters, 'from'>): Order {
  return from >= today() ? 'oldest' : 'newest';
}

/** The order that the list is in, and what asks for another one; its own is no filter. */
export function listOrder(filters: Pick<CollectionFilters, 'from' | 'sort'>, change: (next: { sort: string }) => void) {
  const first = ownOrder(filters);
  const { sort } = filters;
  return { value: sort || first, first, onChange: (next: string) => change({ sort: next === first ? '' : next }) };
}

/** The order in which the API lists them; nothing for its own, the newest first. */
export function collectionOrder(filters: Pick<CollectionFilters, 'from' | 'sort'>): { sort?: Order } {
  const order = COLLECTION_ORDERS.find((known) => known === filters.sort) ?? ownOrder(filters);
  return order === 'newest' ? {} : { sort: order };
}

function stateOf(text: string): CollectionStateFilter | undefined {
  return COLLECTION_STATE_FILTERS.find((known) => known === text);
}
