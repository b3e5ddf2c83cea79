import type { CollectionStatus } from './collection';

/** What a reader sees of a collection on a day, in the order of its life. */
export const COLLECTION_STATES = ['planned', 'due', 'late', 'collected', 'issues'] as const;

export type CollectionState = (typeof COLLECTION_STATES)[number];

/** What a list can be narrowed down to: `open` are those that are planned, due or late. */
export const COLLECTION_STATE_FILTERS = ['open', ...COLLECTION_STATES] as const;

export type CollectionStateFilter = (typeof COLLECTION_STATE_FILTERS)[number];

/** A day of somebody's time zone: its first and its last instant, in milliseconds since 1970. */
export interface LocalDay {
  begins: number;
  ends: number;
}

/**
 * The state of a collection on the day `today`: an open one is planned, due on its day and late after it; one with
 * issues, collected or not, stays with issues until it is planned again.
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
