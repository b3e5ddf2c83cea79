import type { BoardCollection } from '@comptoir/api-contract/collection-board';
import { CollectionChange } from '@comptoir/api-contract/collections';
import { isCollected } from '@comptoir/api-contract/collection-state';
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
  collection: BoardCollection;
  target: Target;
  change: Change;
  /** Version of the collection before the move. */
  version: number;
}

/** Collected collections cannot be moved. */
export function isMovable({ status }: Pick<BoardCollection, 'status'>): boolean {
  return !isCollected(status);
}

/** Returns undefined when the collection is in the target already. */
export function moveOf(collection: BoardCollection, target: Target): Move | undefined {
  const { collectorId, scheduledCollectionDate: stored, version } = collection;
  const moment = target.day === undefined ? stored : onDay(target.day, stored);
  const change: Change = {
    ...(target.collector && target.collector.id !== collectorId && { collectorId: target.collector.id }),
    ...(moment !== stored && { scheduledCollectionDate: moment }),
  };
  return Object.keys(change).length === 0 ? undefined : { collection, target, change, version };
}

/** Change that undoes a move. A move to another day also clears an issue, so the old status is restored. */
export function inverseOf({ collection, change }: Move, status: BoardCollection['status']): CollectionChange {
  return CollectionChange.parse({
    ...(change.collectorId !== undefined && { collectorId: collection.collectorId }),
    ...(change.scheduledCollectionDate !== undefined && {
      scheduledCollectionDate: collection.scheduledCollectionDate,
    }),
    ...(collection.status !== status && { status: collection.status }),
  });
}

/** Collections after the moves, ordered by time. */
export function afterMoves(
  collections: readonly BoardCollection[],
  moves: readonly Move[],
): readonly BoardCollection[] {
  if (moves.length === 0) return collections;
  const moved = new Map<string, BoardCollection>();
  for (const { collection, target, change } of moves) {
    const before = moved.get(collection.id) ?? collection;
    moved.set(collection.id, {
      ...before,
      ...change,
      ...(change.collectorId !== undefined && target.collector && { collector: target.collector.name }),
    });
  }
  return replaced(collections, moved);
}

/** Replaces some collections by newer versions. Both lists are ordered by time. */
export function replaced(
  collections: readonly BoardCollection[],
  newer: ReadonlyMap<string, BoardCollection>,
): readonly BoardCollection[] {
  const known = collections.flatMap(({ id }) => newer.get(id) ?? []);
  const rows = collections.filter(({ id }) => !newer.has(id));
  for (const row of known) rows.splice(placeFor(row, rows), 0, row);
  return rows;
}

function placeFor(collection: BoardCollection, rows: readonly BoardCollection[]): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const row = rows[middle];
    if (row && inOrderOfMoments(row, collection) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function inOrderOfMoments(one: BoardCollection, other: BoardCollection): number {
  const [moment, otherMoment] = [one.scheduledCollectionDate, other.scheduledCollectionDate];
  // Instants share one format, so their texts sort by time.
  if (moment !== otherMoment) return moment < otherMoment ? -1 : 1;
  return Number(one.id) - Number(other.id);
}
