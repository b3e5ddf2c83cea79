import type { BoardCollection } from '@comptoir/api-contract/collection-board';
import { apiQuery } from '@comptoir/kernel/query';
import type { BoardAddress } from './board-address';
import { boundsOf } from './board-days';

export function boardQuery(officeId: string, { days, collector }: Pick<BoardAddress, 'days' | 'collector'>) {
  const query = { officeId, ...boundsOf(days), ...(collector !== '' && { collectorId: collector }) };
  return {
    ...apiQuery('getCollectionBoard', { query }),
    structuralSharing: (before: unknown, rows: unknown) =>
      isBoard(before) && isBoard(rows) ? reuseRows(before, rows) : rows,
  };
}

function isBoard(rows: unknown): rows is readonly BoardCollection[] {
  return Array.isArray(rows);
}

/** Reuses the row objects that are unchanged, so that their cards do not render again. */
export function reuseRows(
  before: readonly BoardCollection[],
  rows: readonly BoardCollection[],
): readonly BoardCollection[] {
  const previous = new Map(before.map((collection) => [collection.id, collection]));
  return rows.map((collection) => {
    const old = previous.get(collection.id);
    return old && isSame(old, collection) ? old : collection;
  });
}

/** Every change raises the version, except a renamed agency or collector. */
function isSame(one: BoardCollection, other: BoardCollection): boolean {
  return one.version === other.version && one.agency === other.agency && one.collector === other.collector;
}
