import { refusedAt } from '../api-error';
import type { WriteTransaction } from '../database/database';
import { hasCollector, knownAgencies } from './collection-writes.repository';

/** @throws {ApiError} 422 for an agency or a collector that an office does not have in its selectors */
export async function requireParties(
  transaction: WriteTransaction,
  officeId: string,
  { agencyId, collectorId }: { agencyId?: string; collectorId?: string },
): Promise<void> {
  if (agencyId !== undefined && !(await knownAgencies(transaction, officeId, [agencyId])).has(agencyId)) {
    throw refusedAt('agencyId', 'agency-unknown');
  }
  if (collectorId !== undefined && !(await hasCollector(transaction, officeId, collectorId))) {
    throw refusedAt('collectorId', 'collector-unknown');
  }
}
