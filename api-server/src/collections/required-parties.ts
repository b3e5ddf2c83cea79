import type { CollectionBatch } from '@comptoir/api-contract/collections';
import { knownCollectors } from '../access/known-collectors';
import { refusedAt, refusedAtEach } from '../api-error';
import type { WriteTransaction } from '../database/database';
import { knownAgencies } from './collection-writes.repository';

/** @throws {ApiError} 422 for an agency or collector that the office does not offer */
export async function requireParties(
  transaction: WriteTransaction,
  officeId: string,
  { agencyId, collectorId }: { agencyId?: string; collectorId?: string },
): Promise<void> {
  if (agencyId !== undefined && !(await knownAgencies(transaction, officeId, [agencyId])).has(agencyId)) {
    throw refusedAt('agencyId', 'agency-unknown');
  }
  if (collectorId !== undefined && !(await knownCollectors(transaction, officeId, [collectorId])).has(collectorId)) {
    throw refusedAt('collectorId', 'collector-unknown');
  }
}

/** @throws {ApiError} 422 with an issue per row for collectors that the office does not offer */
export async function requireBatchParties(
  transaction: WriteTransaction,
  officeId: string,
  { collectorId, rows }: Pick<CollectionBatch, 'collectorId' | 'rows'>,
): Promise<void> {
  await requireParties(transaction, officeId, { collectorId });
  const asked = rows.map((row) => row.agencyId);
  const agencies = await knownAgencies(transaction, officeId, asked);
  const strangers = rows.flatMap(({ agencyId }, index) => (agencies.has(agencyId) ? [] : [`rows.${index}.agencyId`]));
  if (strangers.length > 0) throw refusedAtEach(strangers, 'agency-unknown');
  const own = rows.flatMap((row) => row.collectorId ?? []);
  const people = await knownCollectors(transaction, officeId, own);
  const absent = rows.flatMap((row, index) =>
    row.collectorId === undefined || people.has(row.collectorId) ? [] : [`rows.${index}.collectorId`],
  );
  if (absent.length > 0) throw refusedAtEach(absent, 'collector-unknown');
}
