import type { SecurityEventKind, SecurityOutcome } from '@comptoir/api-contract/security-events';
import { v7 as newId } from 'uuid';
import type { Connection } from '../database/database';
import type { EventSource } from './event-source';

export interface Concerned {
  id: string;
  officeId: string | null;
  countryCode: string | null;
}

export interface RecordedEvent {
  kind: SecurityEventKind;
  outcome?: SecurityOutcome;
  about?: Concerned | undefined;
  by?: Concerned | undefined;
  /** Used if neither account determines the reach. */
  place?: { officeId: string | null; countryCode: string | null };
  /** Must not contain secrets. */
  details?: Readonly<Record<string, unknown>>;
}

export async function recordEvent(
  connection: Connection,
  source: EventSource,
  { kind, outcome = 'SUCCESS', about, by, place, details = {} }: RecordedEvent,
): Promise<void> {
  const { officeId = null, countryCode = null } = place ?? about ?? by ?? {};
  const people = { personId: about?.id ?? null, userId: by?.id ?? null };
  const { address, requestId } = source;
  await connection
    .insertInto('securityEvents')
    .values({
      ...people,
      id: newId(),
      kind,
      outcome,
      officeId,
      countryCode,
      address,
      requestId,
      details: JSON.stringify(details),
    })
    .execute();
  source.add(`${kind} ${people.personId}`, { event: kind, outcome, ...people, address, requestId, details });
}
