import * as z from 'zod/mini';
import { operation } from './operation';
import { ROLES, STAFF } from './roles';
import { Id } from './values';

export const END_REASONS = [
  'SIGNED_OUT',
  /** Ended by its owner from another session. */
  'ENDED_BY_OWNER',
  'ENDED_BY_ADMIN',
  'IDLE',
  'EXPIRED',
  'PASSWORD',
  /** Too many wrong current passwords. */
  'GUESSED',
  'EMAIL',
  /** The first second step was added, or one was removed. */
  'FACTORS',
  /** Role or place of the person changed. */
  'MOVED',
  'DELETED',
  'ARCHIVED',
] as const;

/** An active session. */
export const SessionRecord = z.object({
  id: Id,
  current: z.boolean(),
  createdDate: z.string(),
  lastSeenDate: z.string(),
  address: z.string(),
  /** Names such as 'Firefox' and 'Windows'; null if unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** Comes from a single sign-on. */
  sso: z.optional(z.boolean()),
});

const byId = z.object({ id: Id });

export const sessionRecordOperations = {
  logout: operation({ summary: 'Sign out: ends this session', access: ROLES }),
  listSessions: operation({
    summary: 'Sessions of the caller, last seen first',
    access: ROLES,
    response: z.array(SessionRecord),
    list: true,
  }),
  endSession: operation({ summary: 'End a session of the caller', access: ROLES, params: byId }),
  listUserSessions: operation({
    summary: 'Sessions of an account that the caller administers',
    access: STAFF,
    params: byId,
    response: z.array(SessionRecord),
    list: true,
  }),
  endUserSession: operation({
    stepUp: true,
    summary: 'End a session of an account that the caller administers',
    access: STAFF,
    params: z.extend(byId, { sessionId: Id }),
  }),
};

export type EndReason = (typeof END_REASONS)[number];
export type SessionRecord = z.infer<typeof SessionRecord>;
