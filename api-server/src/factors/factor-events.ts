import type { SecurityEventKind } from '@comptoir/api-contract/security-events';
import type { Person } from '../access/person';
import { trackAccount } from '../account/track-account';
import type { WriteTransaction } from '../database/database';
import type { EventSource } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';

interface FactorChange {
  kind: SecurityEventKind;
  details: Readonly<Record<string, unknown>>;
}

/** Records a change of one's own second steps in the history of the account and as a security event. */
export async function recordFactorChange(
  transaction: WriteTransaction,
  source: EventSource,
  by: Person,
  change: FactorChange,
): Promise<void> {
  await trackAccount(transaction, by, 'factors');
  await recordEvent(transaction, source, { ...change, about: by, by });
}
