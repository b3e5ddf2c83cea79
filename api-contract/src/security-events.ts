import * as z from 'zod/mini';
import { operation } from './operation';
import { ADMINS } from './roles';
import { Id, Instant, queryInteger } from './values';

/** Largest page of security events, in rows. */
export const SECURITY_EVENT_LIMIT = 1000;

/** Audited events of access and of exported data. */
export const SECURITY_EVENT_KINDS = [
  'SIGN_IN',
  /** An address is blocked for a while after too many failures. */
  'SIGN_IN_LOCKED',
  /** A password or a single sign-on was right, and the second step was asked for. */
  'SECOND_STEP_ASKED',
  'SIGN_OUT',
  'SESSION_ENDED',
  'PASSWORD_CHANGED',
  'RESET_SENT',
  'RESET_USED',
  /** An account was linked to its identity at the provider of the single sign-on. */
  'IDENTITY_LINKED',
  /** A single sign-on made an account. */
  'ACCOUNT_CREATED',
  'FACTOR_ADDED',
  'FACTOR_REMOVED',
  'RECOVERY_CODES_RENEWED',
  'RECOVERY_CODE_USED',
  /** A session was confirmed with a second step. */
  'SESSION_CONFIRMED',
  'INVITATION_SENT',
  'INVITATION_USED',
  'EMAIL_CHANGED',
  'ACCOUNT_DELETED',
  'ACCOUNT_ARCHIVED',
  'ACCOUNT_RESTORED',
  /** A request for something inaccessible or missing. */
  'ACCESS_REFUSED',
  'EXPORT',
  /** Links to the files of a collection were issued. */
  'MEDIA_READ',
  'OVERRIDE',
  /** A manager confirmed that nothing is missing on the device of a collector. */
  'DEVICE_CONFIRMED',
  'DEVICE_ENDED',
  'API_KEY_CREATED',
  'API_KEY_ENDED',
  'WEBHOOK_CREATED',
  'WEBHOOK_ENDED',
  'WEBHOOK_SECRET_ROTATED',
  'WEBHOOK_REPLAYED',
  'WEBHOOK_PAUSED',
  'WEBHOOK_RESUMED',
  /** The server switched a webhook off. */
  'WEBHOOK_OFF',
] as const;

export const SECURITY_OUTCOMES = ['SUCCESS', 'FAILURE'] as const;

const kind = z.enum(SECURITY_EVENT_KINDS, 'Not a kind of security event');
const someone = z.nullable(z.object({ id: Id, name: z.string() }));

export const SecurityEvent = z.object({
  id: Id,
  date: z.string(),
  kind,
  outcome: z.enum(SECURITY_OUTCOMES),
  /** Affected account; null for an unknown one. */
  person: someone,
  /** Actor; null without a session, or for the server. */
  user: someone,
  /** Source address; null for the server. */
  address: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  /** Further details by name, without secrets. */
  details: z.record(z.string(), z.unknown()),
});

export const SecurityEventQuery = z.object({
  /** Events about or by this account. */
  personId: z.optional(Id),
  kind: z.optional(kind),
  /** Both ends are inclusive. */
  from: z.optional(Instant),
  to: z.optional(Instant),
  /** Cursor: id of the last event; older ones follow. */
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
