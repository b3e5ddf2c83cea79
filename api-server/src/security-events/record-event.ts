import type { SecurityEventKind, SecurityOutcome } from '@comptoir/api-contract/security-events';
import { v7 as newId } from 'uuid';
import type { Connection } from '../database/database';
import type { EventSource } from './event-source';

/** Whose account, and whose reach it belongs to. */
interface Concerned {
  id: string;
  officeId: string | null;
  countryCode: string | null;
}

export interface RecordedEvent {
  kind: SecurityEventKind;
  outcome?: SecurityOutcome;
  /** Whose account it is about. */
  about?: Concerned | undefined;
  /** Who did it, where somebody was signed in. */
  by?: Concerned | undefined;
  /** Whose reach it belongs to, where that of nobody above tells. */
  place?: { officeId: string | null; countryCode: string | null };
  /** More of it by its name; never a secret, nor what could be one. */
  details?: Readonly<Record<string, unknown>>;
}

/** Writes down what matters to security: in the transaction of what happened, if it has one. */
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
  source.tell(`${kind} ${people.personId}`, { event: kind, outcome, ...people, address, requestId, details });
}
