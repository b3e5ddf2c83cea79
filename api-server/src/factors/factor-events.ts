import type { SecurityEventKind } from '@comptoir/api-contract/security-events';
import type { Person } from '../access/person';
import { trackChange } from '../audit/track-change';
import type { WriteTransaction } from '../database/database';
import type { EventSource } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';

interface FactorChange {
  about: Person;
  by: Person;
  kind: SecurityEventKind;
  details: Readonly<Record<string, unknown>>;
}

/** Records a change of second steps in the history of the account and as a security event. */
export async function recordFactorChange(
  transaction: WriteTransaction,
  source: EventSource,
  { about, by, kind, details }: FactorChange,
): Promise<void> {
  const { id, officeId, countryCode, verified } = about;
  await trackChange(transaction, {
    by,
    entity: 'user',
    entityId: id,
    officeId,
    countryCode,
    before: { verified },
    after: { verified, changed: 'factors' },
    shown: 'unseen',
  });
  await recordEvent(transaction, source, { kind, about, by, details });
}
