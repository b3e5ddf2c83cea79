import type { SessionRecord } from '@comptoir/api-contract/session-records';
import type { Caller } from '../access/person';
import type { Connection } from '../database/database';
import { notFound } from '../api-error';
import type { Handlers } from '../http/handlers';
import { sourceOf } from '../security-events/event-source';
import { recordEvent, type RecordedEvent } from '../security-events/record-event';
import { administeredUser } from '../users/administered-user';
import { browserOf } from '../session/browser';
import { endSession, findSessions, type LivingSession } from '../session/sessions.repository';
import { signOut } from '../session/session.service';

export function sessionRecordHandlers({ idleLimit }: { idleLimit: number }) {
  const sessionsOf = async (connection: Connection, userId: string, caller: Caller): Promise<SessionRecord[]> => {
    return (await findSessions(connection, userId, idleLimit)).map((row) => asRecord(row, caller));
  };

  return {
    logout: ({ transaction, person, request }) => signOut(transaction, person, request),

    listSessions: ({ connection, person }) => sessionsOf(connection, person.id, person),

    endSession: async ({ transaction, person, params: { id }, request }) => {
      if (id === person.sessionId) return signOut(transaction, person, request);
      if (!(await endSession(transaction, { id, userId: person.id }, 'ENDED_BY_OWNER'))) throw notFound('session');
      await recordEvent(transaction, sourceOf(request), ended(person, person, id));
    },

    listUserSessions: async ({ connection, person, params: { id } }) => {
      await administeredUser(connection, person, id);
      return sessionsOf(connection, id, person);
    },

    endUserSession: async ({ transaction, person, params: { id, sessionId }, request }) => {
      const user = await administeredUser(transaction, person, id);
      if (!(await endSession(transaction, { id: sessionId, userId: id }, 'ENDED_BY_ADMIN'))) throw notFound('session');
      await recordEvent(transaction, sourceOf(request), ended(user, person, sessionId));
    },
  } satisfies Partial<Handlers>;
}

function ended(about: RecordedEvent['about'], by: Caller, session: string): RecordedEvent {
  const reason = about?.id === by.id ? 'ENDED_BY_OWNER' : 'ENDED_BY_ADMIN';
  return { kind: 'SESSION_ENDED', about, by, details: { session, reason } };
}

function asRecord(
  { id, createdAt, lastSeenAt, address, userAgent, sso }: LivingSession,
  caller: Caller,
): SessionRecord {
  return {
    id,
    current: id === caller.sessionId,
    createdDate: createdAt.toISOString(),
    lastSeenDate: lastSeenAt.toISOString(),
    address,
    ...browserOf(userAgent),
    ...(sso && { sso }),
  };
}
