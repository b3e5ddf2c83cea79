import type { BoardPickUp } from '@comptoir/api-contract/collection-board';
import { apiQuery } from '@comptoir/kernel/query';
import type { BoardAddress } from './board-address';
import { boundsOf } from './board-days';

/** All pick-ups that a board shows of an office. */
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

/** The rows of a board that is read again: those that are as they were are the same objects. */
export function keptRows(before: readonly BoardPickUp[], rows: readonly BoardPickUp[]): readonly BoardPickUp[] {
  const known = new Map(before.map((pickUp) => [pickUp.id, pickUp]));
  return rows.map((pickUp) => {
    const old = known.get(pickUp.id);
    return old && isSame(old, pickUp) ? old : pickUp;
  });
}

/** Whatever changes in a pick-up raises its version, but for the names of others. */
function isSame(one: BoardPickUp, other: BoardPickUp): boolean {
  return one.version === other.version && one.agency === other.agency && one.collector === other.collector;
}
