import * as z from 'zod/mini';
import { operation } from './operation';
import { ADMINS } from './roles';
import { Id, Instant, queryInteger } from './values';

/** Largest page of the list of security events, in rows. */
export const SECURITY_EVENT_LIMIT = 1000;

/** What is written down of who came in, and of what was taken out. */
export const SECURITY_EVENT_KINDS = [
  'SIGN_IN',
  /** An address failed too often, and is refused for a while. */
  'SIGN_IN_LOCKED',
  'SIGN_OUT',
  'SESSION_ENDED',
  'PASSWORD_CHANGED',
  'RESET_SENT',
  'RESET_USED',
  'INVITATION_SENT',
  'INVITATION_USED',
  'EMAIL_CHANGED',
  'ACCOUNT_DELETED',
  'ACCOUNT_ARCHIVED',
  'ACCOUNT_RESTORED',
  /** Somebody asked for what is outside their reach, or not there. */
  'ACCESS_REFUSED',
  'EXPORT',
  /** Somebody was given the links to the files of a collection. */
  'MEDIA_READ',
  /** A remote was loaded from another address, or no longer. */
  'OVERRIDE',
] as const;

export const SECURITY_OUTCOMES = ['SUCCESS', 'FAILURE'] as const;

const kind = z.enum(SECURITY_EVENT_KINDS, 'Not a kind of security event');
const someone = z.nullable(z.object({ id: Id, name: z.string() }));

export const SecurityEvent = z.object({
  id: Id,
  date: z.string(),
  kind,
  outcome: z.enum(SECURITY_OUTCOMES),
  /** Whose account it is about; null for an account that there is not. */
  person: someone,
  /** Who did it; null where nobody was signed in, or the server itself did. */
  user: someone,
  /** Where the request came from; null where the server did it by itself. */
  address: z.nullable(z.string()),
  /** Of the request, as in the log. */
  requestId: z.nullable(z.string()),
  /** More of it by its name, never a secret. */
  details: z.record(z.string(), z.unknown()),
});

export const SecurityEventQuery = z.object({
  /** Events about this account, or done by it. */
  personId: z.optional(Id),
  kind: z.optional(kind),
  /** Both ends are included. */
  from: z.optional(Instant),
  to: z.optional(Instant),
  /** The id of the last event that the caller has: older ones follow. */
  before: z.optional(Id),
  limit: queryInteger(1, SECURITY_EVENT_LIMIT, SECURITY_EVENT_LIMIT),
});

export const securityEventOperations = {
  listSecurityEvents: operation({
    summary: 'Security events in the caller’s reach, newest first',
    access: ADMINS,
    query: SecurityEventQuery,
    response: z.array(SecurityEvent),
    list: true,
  }),
};

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];
export type SecurityOutcome = (typeof SECURITY_OUTCOMES)[number];
export type SecurityEvent = z.infer<typeof SecurityEvent>;
export type SecurityEventQuery = z.infer<typeof SecurityEventQuery>;
