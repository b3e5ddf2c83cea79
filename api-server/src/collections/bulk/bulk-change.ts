import type { BulkAction } from '@comptoir/api-contract/collection-bulk';
import { STAFF } from '@comptoir/api-contract/roles';
import { ApiError, notFound, refused } from '../../api-error';
import { aboveMaximum } from '../../cash-limits/cash-limits.service';
import { onAnotherDay } from '../../calendar/local-day';
import type { Change } from '../../records/change';
import { officeOfCollector } from '../collection-writes.repository';
import { cancelCollection, changeCollection } from '../collections.service';
import { lockCollections, type Refusal } from './bulk.repository';

interface Candidate {
  officeId: string;
  isCollected: boolean;
}

interface Assignment {
  /** The office whose collections may be assigned. */
  officeId: string | undefined;
  /** Refuses all. */
  refusal: ApiError | undefined;
}

/** Undefined for an action without a collector. */
export async function assignmentOf(
  { transaction }: Pick<Change, 'transaction'>,
  action: BulkAction,
): Promise<Assignment | undefined> {
  if (action.kind !== 'assign') return undefined;
  const { collectorId } = action;
  const officeId = await officeOfCollector(transaction, collectorId);
  if (officeId === undefined) return { officeId, refusal: undefined };
  const above = (await aboveMaximum(transaction, officeId, [collectorId])).get(collectorId);
  return { officeId, refusal: above && refused('limit-exceeded', above) };
}

/** Refuses actions on collections with money, which are changed one at a time. */
export function bulkRefusal(
  { kind }: BulkAction,
  { officeId, isCollected }: Candidate,
  assignment: Assignment | undefined,
): ApiError | undefined {
  if (isCollected) return refused(kind === 'cancel' ? 'collection-not-deletable' : 'collection-collected');
  if (assignment && assignment.officeId !== officeId) return refused('collector-unknown');
  return assignment?.refusal;
}

export async function changeEach(
  change: Change,
  action: BulkAction,
  ids: readonly bigint[],
): Promise<Map<bigint, Refusal>> {
  const found = await lockCollections(change.transaction, change.reach, ids);
  const assignment = await assignmentOf(change, action);
  const refusals = new Map<bigint, Refusal>();
  for (const id of ids) {
    const row = found.get(id);
    const refusal = await refusalOf(async () => {
      if (!STAFF.includes(change.person.role)) throw refused('no-access');
      if (!row) throw notFound('collection');
      const early = bulkRefusal(action, { ...row, isCollected: row.collectedMinor !== null }, assignment);
      if (early) throw early;
      await changeOne(change, action, { ...row, id: String(id) });
    });
    if (refusal) refusals.set(id, refusal);
  }
  return refusals;
}

async function changeOne(
  change: Change,
  action: BulkAction,
  { id, scheduledAt }: { id: string; scheduledAt: Date },
): Promise<void> {
  const one = { ...change, params: { id }, expectedVersion: undefined };
  switch (action.kind) {
    case 'assign':
      await changeCollection({ ...one, body: { collectorId: action.collectorId } });
      return;
    case 'move': {
      const moved = onAnotherDay(scheduledAt, action.day, action.timeZone ?? 'UTC');
      await changeCollection({ ...one, body: { scheduledCollectionDate: moved.toISOString() } });
      return;
    }
    case 'cancel':
      await cancelCollection(one);
  }
}

/** Validation runs before writes, so the transaction remains usable after a refusal. */
async function refusalOf(work: () => Promise<void>): Promise<Refusal | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return asRefusal(error);
    throw error;
  }
}

export function asRefusal({ code, message, values }: ApiError): Refusal {
  return { code, message, ...(values && { values }) };
}
