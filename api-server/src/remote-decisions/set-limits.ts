import type { RemoteLimits } from '@comptoir/api-contract/remote-limits';
import { trackChange } from '../audit/track-change';
import type { WriteTransaction } from '../database/database';
import { findLimits, saveLimits } from './limits.repository';

export async function setLimits(
  transaction: WriteTransaction,
  by: { id: string },
  remote: string,
  limits: RemoteLimits,
): Promise<void> {
  const before = await findLimits(transaction, remote);
  await saveLimits(transaction, remote, limits);
  await trackChange(transaction, { by, entity: 'remote', entityId: remote, officeId: null, before, after: limits });
}
