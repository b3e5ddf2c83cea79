import type { CollectionStatus } from './collection';

/** Displayed states of a collection, in order of its life cycle. */
export const COLLECTION_STATES = ['planned', 'due', 'late', 'collected', 'issues'] as const;

export type CollectionState = (typeof COLLECTION_STATES)[number];

/** State filters of a list: `open` means planned, due or late. */
export const COLLECTION_STATE_FILTERS = ['open', ...COLLECTION_STATES] as const;

export type CollectionStateFilter = (typeof COLLECTION_STATE_FILTERS)[number];

/** A day in a time zone: its first and last instant, in milliseconds since 1970. */
export interface LocalDay {
  begins: number;
  ends: number;
}

/**
 * State of a collection on the day `today`. Open ones are planned, due on their day and late after it; one with
 * issues, collected or not, keeps that state until it is rescheduled.
 */
export function collectionState(
  { status, scheduledCollectionDate }: { status: CollectionStatus; scheduledCollectionDate: string },
  { begins, ends }: LocalDay,
): CollectionState {
  switch (status) {
    case 'COLLECTED':
      return 'collected';
    case 'COLLECTED_WITH_ISSUES':
    case 'UNCOLLECTED_WITH_ISSUES':
      return 'issues';
    case 'UNCOLLECTED': {
      const scheduled = Date.parse(scheduledCollectionDate);
      if (scheduled < begins) return 'late';
      return scheduled > ends ? 'planned' : 'due';
    }
  }
}

/** True with and without issues. */
export function isCollected(status: CollectionStatus): boolean {
  return status === 'COLLECTED' || status === 'COLLECTED_WITH_ISSUES';
}
