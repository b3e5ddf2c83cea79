import type { BoardPickUp } from '@comptoir/api-contract/collection-board';
import { CollectionChange } from '@comptoir/api-contract/collections';
import { isCollected } from '../collection-status';
import { onDay } from '../collection-day';

/** Where a pick-up can be put. */
export interface Target {
  /** Another collector. */
  collector?: { id: string; name: string };
  /** Another day ('YYYY-MM-DD'): its time of day stays. */
  day?: string;
}

/** What the API is told of a move. */
interface Change {
  collectorId?: string;
  scheduledCollectionDate?: string;
}

/** A pick-up on its way to another place. */
export interface Move {
  pickUp: BoardPickUp;
  target: Target;
  change: Change;
  /** The version of the pick-up that was moved. */
  version: number;
}

/** Whether a pick-up can be moved: what was collected stays where it was. */
export function isMovable({ status }: Pick<BoardPickUp, 'status'>): boolean {
  return !isCollected(status);
}

/** The move of a pick-up; nothing where it stands there already. */
export function moveOf(pickUp: BoardPickUp, target: Target): Move | undefined {
  const { collectorId, scheduledCollectionDate: stored, version } = pickUp;
  const moment = target.day === undefined ? stored : onDay(target.day, stored);
  const change: Change = {
    ...(target.collector && target.collector.id !== collectorId && { collectorId: target.collector.id }),
    ...(moment !== stored && { scheduledCollectionDate: moment }),
  };
  return Object.keys(change).length === 0 ? undefined : { pickUp, target, change, version };
}

/** What takes a move back. Where the pick-up had an issue, the other day took it away. */
export function inverseOf({ pickUp, change }: Move, status: BoardPickUp['status']): CollectionChange {
  return CollectionChange.parse({
    ...(change.collectorId !== undefined && { collectorId: pickUp.collectorId }),
    ...(change.scheduledCollectionDate !== undefined && { scheduledCollectionDate: pickUp.scheduledCollectionDate }),
    ...(pickUp.status !== status && { status: pickUp.status }),
  });
}

/** The pick-ups as they stand once the moves are done, in the order of their moments. */
export function afterMoves(pickUps: readonly BoardPickUp[], moves: readonly Move[]): readonly BoardPickUp[] {
  if (moves.length === 0) return pickUps;
  const moved = new Map<string, BoardPickUp>();
  for (const { pickUp, target, change } of moves) {
    const before = moved.get(pickUp.id) ?? pickUp;
    moved.set(pickUp.id, {
      ...before,
      ...change,
      ...(change.collectorId !== undefined && target.collector && { collector: target.collector.name }),
    });
  }
  return replaced(pickUps, moved);
}

/** The pick-ups, which stand in the order of their moments, with newer versions of some of them in the same order. */
export function replaced(
  pickUps: readonly BoardPickUp[],
  newer: ReadonlyMap<string, BoardPickUp>,
): readonly BoardPickUp[] {
  const known = pickUps.flatMap(({ id }) => newer.get(id) ?? []);
  const rows = pickUps.filter(({ id }) => !newer.has(id));
  for (const row of known) rows.splice(placeFor(row, rows), 0, row);
  return rows;
}

/** Where a pick-up belongs in the order of moments. */
function placeFor(pickUp: BoardPickUp, rows: readonly BoardPickUp[]): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const row = rows[middle];
    if (row && inOrderOfMoments(row, pickUp) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function inOrderOfMoments(one: BoardPickUp, other: BoardPickUp): number {
  const [moment, otherMoment] = [one.scheduledCollectionDate, other.scheduledCollectionDate];
  // Instants are all written alike, so that their texts stand in the order of time.
  if (moment !== otherMoment) return moment < otherMoment ? -1 : 1;
  return Number(one.id) - Number(other.id);
}
