import type { CollectionState, LocalDay } from '@comptoir/api-contract/collection-state';
import { ROUND_POSITION_LIMIT, type Collection } from '@comptoir/api-contract/collections';
import type { Round } from '@comptoir/api-contract/rounds';
import { today as dayOf } from '@comptoir/kernel/format';
import type { OutboxItem } from '@comptoir/ui/outbox';
import { isCollected } from '@comptoir/api-contract/collection-state';

/** Stops of the API, each list in its order. A phone without a signal may have those of an earlier day. */
export type RoundStops = { readonly [List in keyof Round['stops']]: readonly Collection[] };

/** A collector's day; every pick-up is in exactly one of the first four lists. */
interface Day {
  /** Oldest day first, each in the order of its round. */
  late: readonly Collection[];
  today: readonly Collection[];
  tomorrow: readonly Collection[];
  /** Collected or reported today, latest first. */
  done: readonly Collection[];
  /** Collected today. */
  collected: readonly Collection[];
}

/**
 * Builds the round of `today`. A missed pick-up is done until the office answers, then it returns to the round.
 * Pick-ups `recorded` on the device and unconfirmed are not open.
 */
export function roundOf(
  { late, planned, reported, collected: recent }: RoundStops,
  today: LocalDay,
  recorded: readonly Pick<OutboxItem, 'collectionId' | 'state'>[] = [],
): Day {
  const underWay = new Set(recorded.filter(({ state }) => state !== 'refused').map(({ collectionId }) => collectionId));
  const isOpen = (stop: Collection) => !isDone(stop) && !underWay.has(stop.id);
  const reportedToday = reported.filter((stop) => !isCollected(stop.status) && reportedAt(stop) >= today.begins);
  const ofToday = planned.filter((stop) => scheduledAt(stop) >= today.begins && scheduledAt(stop) <= today.ends);
  const lateSince = planned.filter((stop) => scheduledAt(stop) < today.begins);
  const collected = recent.filter((stop) => doneAt(stop) >= today.begins);
  const done = [...collected, ...ofToday.filter(isDone), ...reportedToday.filter(isDone)];
  return {
    late: [...late, ...lateSince, ...reportedToday].filter(isOpen).toSorted(inOrderOfDays),
    today: ofToday.filter(isOpen),
    tomorrow: planned.filter((stop) => scheduledAt(stop) > today.ends && isOpen(stop)),
    done: [...new Map(done.map((stop) => [stop.id, stop])).values()].toSorted(
      (one, other) => doneAt(other) - doneAt(one),
    ),
    collected,
  };
}

/** State for collectors: adds reports and answers of the office. */
export type StopState = CollectionState | 'reported' | 'answered';

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

/** Stops without a position come last. */
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

/** Time of the collector's last note, in milliseconds since 1970; 0 without one. */
function reportedAt({ collectionNotes }: Collection): number {
  const written = collectionNotes.filter(({ role }) => role === 'COLLECTOR');
  return Math.max(0, ...written.map(({ createdDate }) => Date.parse(createdDate)));
}
