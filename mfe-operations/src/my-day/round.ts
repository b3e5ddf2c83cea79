import type { CollectionState, LocalDay } from '@comptoir/api-contract/collection-state';
import { ROUND_POSITION_LIMIT, type Collection } from '@comptoir/api-contract/collections';
import { today as dayOf } from '@comptoir/kernel/format';
import type { OutboxItem } from '@comptoir/ui/outbox';
import { isCollected } from '../collections/collection-status';

/** The pick-ups of a collector as the API lists them, each list in its order. */
export interface RoundLists {
  /** Open ones of days before today. */
  late: readonly Collection[];
  /** Everything planned for today and tomorrow, in the order of the round. */
  planned: readonly Collection[];
  /** Those of days before today that have issues. */
  reported: readonly Collection[];
  /** What was collected today, whenever it was planned. */
  collected: readonly Collection[];
}

/** A collector's day: every pick-up stands in one place. */
export interface Round {
  /** The oldest day first, and each in the order of its round. */
  late: readonly Collection[];
  today: readonly Collection[];
  tomorrow: readonly Collection[];
  /** Collected or reported today, the latest first. */
  done: readonly Collection[];
}

/**
 * Puts the lists together for `today`. A pick-up that could not be made is done for the day, until the office answers:
 * then it stands in the round again. What is `recorded` on the device and not confirmed is not open any more.
 */
export function roundOf(
  { late, planned, reported, collected }: RoundLists,
  today: LocalDay,
  recorded: readonly Pick<OutboxItem, 'collectionId' | 'state'>[] = [],
): Round {
  const underWay = new Set(recorded.filter(({ state }) => state !== 'refused').map(({ collectionId }) => collectionId));
  const isOpen = (stop: Collection) => !isDone(stop) && !underWay.has(stop.id);
  const reportedToday = reported.filter((stop) => !isCollected(stop.status) && reportedAt(stop) >= today.begins);
  const ofToday = planned.filter((stop) => scheduledAt(stop) <= today.ends);
  const done = [...collected, ...ofToday.filter(isDone), ...reportedToday.filter(isDone)];
  return {
    late: [...late, ...reportedToday].filter(isOpen).toSorted(inOrderOfDays),
    today: ofToday.filter(isOpen),
    tomorrow: planned.filter((stop) => scheduledAt(stop) > today.ends && isOpen(stop)),
    done: [...new Map(done.map((stop) => [stop.id, stop])).values()].toSorted(
      (one, other) => doneAt(other) - doneAt(one),
    ),
  };
}

/** What a collector reads of a pick-up: its state, or that the office has answered what was reported of it. */
export type StopState = CollectionState | 'reported' | 'answered';

/** The state of a pick-up that is reported by who stands at the door, and not by who looks at the books. */
export function stopState(stop: Collection, state: CollectionState): StopState {
  if (stop.status !== 'UNCOLLECTED_WITH_ISSUES') return state;
  return stop.unansweredIssue ? 'reported' : 'answered';
}

function inOrderOfDays(one: Collection, other: Collection): number {
  return (
    dayOf(new Date(scheduledAt(one))).localeCompare(dayOf(new Date(scheduledAt(other)))) ||
    placeOf(one) - placeOf(other) ||
    scheduledAt(one) - scheduledAt(other)
  );
}

/** Those without a place come after the others. */
function placeOf({ roundPosition }: Collection): number {
  return roundPosition ?? ROUND_POSITION_LIMIT + 1;
}

function isDone({ status, unansweredIssue }: Collection): boolean {
  return isCollected(status) || (status === 'UNCOLLECTED_WITH_ISSUES' && unansweredIssue);
}

function scheduledAt({ scheduledCollectionDate }: Collection): number {
  return Date.parse(scheduledCollectionDate);
}

function doneAt(stop: Collection): number {
  return stop.actualCollectionDate === null ? reportedAt(stop) : Date.parse(stop.actualCollectionDate);
}

/** When the collector wrote last, in milliseconds since 1970; 0 for never. */
function reportedAt({ collectionNotes }: Collection): number {
  const written = collectionNotes.filter(({ role }) => role === 'COLLECTOR');
  return Math.max(0, ...written.map(({ createdDate }) => Date.parse(createdDate)));
}
