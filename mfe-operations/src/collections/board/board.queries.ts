import type { BoardPickUp } from '@comptoir/api-contract/collection-board';
import { apiQuery } from '@comptoir/kernel/query';
import type { BoardAddress } from './board-address';
import { boundsOf } from './board-days';

export function boardQuery(officeId: string, { days, collector }: Pick<BoardAddress, 'days' | 'collector'>) {
  const query = { officeId, ...boundsOf(days), ...(collector !== '' && { collectorId: collector }) };
  return {
    ...apiQuery('getCollectionBoard', { query }),
    structuralSharing: (before: unknown, rows: unknown) =>
      isBoard(before) && isBoard(rows) ? keptRows(before, rows) : rows,
  };
}

function isBoard(rows: unknown): rows is readonly BoardPickUp[] {
  return Array.isArray(rows);
}

/** Reuses the row objects that are unchanged, so that their cards do not render again. */
export function keptRows(before: readonly BoardPickUp[], rows: readonly BoardPickUp[]): readonly BoardPickUp[] {
  const known = new Map(before.map((pickUp) => [pickUp.id, pickUp]));
  return rows.map((pickUp) => {
    const old = known.get(pickUp.id);
    return old && isSame(old, pickUp) ? old : pickUp;
  });
}

/** Every change raises the version, except a renamed agency or collector. */
function isSame(one: BoardPickUp, other: BoardPickUp): boolean {
  return one.version === other.version && one.agency === other.agency && one.collector === other.collector;
}
