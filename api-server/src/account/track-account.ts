import type { Person } from '../access/person';
import { trackChange } from '../audit/track-change';
import type { WriteTransaction } from '../database/database';

/** Records in the history of an account that its owner changed a secret part of it. */
export function trackAccount(
  transaction: WriteTransaction,
  by: Person,
  changed: 'password' | 'sessions' | 'invitation' | 'factors' | 'identity',
): Promise<void> {
  const { id, officeId, countryCode, verified } = by;
  return trackChange(transaction, {
    by,
    entity: 'user',
    entityId: id,
    officeId,
    countryCode,
    before: { verified },
    after: { verified: verified || changed === 'invitation', changed },
    ...(changed !== 'invitation' && { shown: 'unseen' }),
  });
}
