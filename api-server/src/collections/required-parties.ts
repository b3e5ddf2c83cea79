import type { CollectionBatch } from '@comptoir/api-contract/collections';
import { findActiveCollectors } from '../access/active-collectors';
import { refusedAt, refusedAtEach } from '../api-error';
import { requireAssignable } from '../cash-limits/cash-limits.service';
import type { WriteTransaction } from '../database/database';
import { findActiveAgencies } from './collection-writes.repository';

interface Parties {
  agencyId?: string;
  collectorId?: string;
}

/** @throws {ApiError} 422 for an agency or collector that the office does not offer, `limit-exceeded` */
export async function requireParties(transaction: WriteTransaction, officeId: string, parties: Parties): Promise<void> {
  await requireExisting(transaction, officeId, parties);
  const { collectorId } = parties;
  if (collectorId !== undefined) {
    await requireAssignable(transaction, officeId, new Map([[collectorId, ['collectorId']]]));
  }
}

/** @throws {ApiError} 422 with an issue per row for collectors that the office does not offer, `limit-exceeded` */
export async function requireBatchParties(
  transaction: WriteTransaction,
  officeId: string,
  { collectorId, rows }: Pick<CollectionBatch, 'collectorId' | 'rows'>,
): Promise<void> {
  await requireExisting(transaction, officeId, { collectorId });
  const requested = rows.map((row) => row.agencyId);
  const agencies = await findActiveAgencies(transaction, officeId, requested);
  const strangers = rows.flatMap(({ agencyId }, index) => (agencies.has(agencyId) ? [] : [`rows.${index}.agencyId`]));
  if (strangers.length > 0) throw refusedAtEach(strangers, 'agency-unknown');
  const own = rows.flatMap((row) => row.collectorId ?? []);
  const people = await findActiveCollectors(transaction, officeId, own);
  const absent = rows.flatMap((row, index) =>
    row.collectorId === undefined || people.has(row.collectorId) ? [] : [`rows.${index}.collectorId`],
  );
  if (absent.length > 0) throw refusedAtEach(absent, 'collector-unknown');
  await requireAssignable(transaction, officeId, fieldsByCollector(collectorId, rows));
}

async function requireExisting(
  transaction: WriteTransaction,
  officeId: string,
  { agencyId, collectorId }: Parties,
): Promise<void> {
  if (agencyId !== undefined && !(await findActiveAgencies(transaction, officeId, [agencyId])).has(agencyId)) {
    throw refusedAt('agencyId', 'agency-unknown');
  }
  if (
    collectorId !== undefined &&
    !(await findActiveCollectors(transaction, officeId, [collectorId])).has(collectorId)
  ) {
    throw refusedAt('collectorId', 'collector-unknown');
  }
}

/** Fields that name each assigned collector: the common one only if a row has no other. */
function fieldsByCollector(common: string, rows: CollectionBatch['rows']): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  const add = (id: string, field: string) => fields.set(id, [...(fields.get(id) ?? []), field]);
  if (rows.some(({ collectorId }) => collectorId === undefined)) add(common, 'collectorId');
  for (const [index, { collectorId }] of rows.entries()) {
    if (collectorId !== undefined) add(collectorId, `rows.${index}.collectorId`);
  }
  return fields;
}
