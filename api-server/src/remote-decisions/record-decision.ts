import type { NewRemoteDecision } from '@comptoir/api-contract/remote-decisions';
import { trackChange } from '../audit/track-change';
import type { WriteTransaction } from '../database/database';
import { saveDecision, lockDecision } from './remote-decisions.repository';

export async function recordDecision(
  transaction: WriteTransaction,
  by: { id: string } | undefined,
  created: NewRemoteDecision,
): Promise<void> {
  const before = await lockDecision(transaction, created);
  await saveDecision(transaction, created);
  const { remote, version: release, ...after } = created;
  await trackChange(transaction, {
    by,
    entity: 'remote',
    entityId: remote,
    officeId: null,
    ...(before && { before: { release, ...before } }),
    after: { release, ...after },
  });
}
