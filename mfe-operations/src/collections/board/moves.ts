import type { BoardPickUp } from '@comptoir/api-contract/collection-board';
import { CollectionChange } from '@comptoir/api-contract/collections';
import { isCollected } from '../collection-status';
import { onDay } from '../collection-day';

export interface Target {
  collector?: { id: string; name: string };
  /** 'YYYY-MM-DD'; the time of day is kept. */
  day?: string;
}

interface Change {
  collectorId?: string;
  scheduledCollectionDate?: string;
}

export interface Move {
  pickUp: BoardPickUp;
  target: Target;
  change: Change;
  /** Version of the pick-up before the move. */
  version: number;
}

/** Collected pick-ups cannot be moved. */
export function isMovable({ status }: Pick<BoardPickUp, 'status'>): boolean {
  return !isCollected(status);
}

/** Returns undefined when the pick-up is in the target already. */
export function moveOf(pickUp: BoardPickUp, target: Target): Move | undefined {
  const { collectorId, scheduledCollectionDate: stored, version } = pickUp;
  const moment = target.day === undefined ? stored : onDay(target.day, stored);
  const change: Change = {
    ...(target.collector && target.collector.id !== collectorId && { collectorId: target.collector.id }),
    ...(moment !== stored && { scheduledCollectionDate: moment }),
  };
  return Object.keys(change).length === 0 ? undefined : { pickUp, target, change, version };
}

/** Change that undoes a move. A move to another day also clears an issue, so the old status is restored. */
export function inverseOf({ pickUp, change }: Move, status: BoardPickUp['status']): CollectionChange {
  return CollectionChange.parse({
    ...(change.collectorId !== undefined && { collectorId: pickUp.collectorId }),
    ...(change.scheduledCollectionDate !== undefined && { scheduledCollectionDate: pickUp.scheduledCollectionDate }),
    ...(pickUp.status !== status && { status: pickUp.status }),
  });
}

/** Pick-ups after the moves, ordered by time. */
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

/** Replaces some pick-ups by newer versions. Both lists are ordered by time. */
export function replaced(
  pickUps: readonly BoardPickUp[],
  newer: ReadonlyMap<string, BoardPickUp>,
): readonly BoardPickUp[] {
  const known = pickUps.flatMap(({ id }) => newer.get(id) ?? []);
  const rows = pickUps.filter(({ id }) => !newer.has(id));
  for (const row of known) rows.splice(placeFor(row, rows), 0, row);
  return rows;
}

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
  // Instants share one format, so their texts sort by time.
  if (moment !== otherMoment) return moment < otherMoment ? -1 : 1;
  return Number(one.id) - Number(other.id);
}
