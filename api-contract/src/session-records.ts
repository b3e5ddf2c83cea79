import * as z from 'zod/mini';
import { operation } from './operation';
import { ROLES, STAFF } from './roles';
import { Id } from './values';

/** Why a session ended. */
export const END_REASONS = [
  /** The person signed out. */
  'SIGNED_OUT',
  /** The person ended it from another session. */
  'ENDED_BY_OWNER',
  'ENDED_BY_ADMIN',
  /** Nothing was asked for in it for a while. */
  'IDLE',
  /** Its time was over. */
  'EXPIRED',
  /** The password was changed or reset. */
  'PASSWORD',
  /** The current password was guessed at in it. */
  'GUESSED',
  'EMAIL',
  /** The person got another role, or works somewhere else. */
  'MOVED',
  'DELETED',
  'ARCHIVED',
] as const;

/** One sign-in that has not ended. */
export const SessionRecord = z.object({
  id: Id,
  /** The one that asks. */
  current: z.boolean(),
  createdDate: z.string(),
  lastSeenDate: z.string(),
  /** Where it was last seen. */
  address: z.string(),
  /** Names as their makers write them, as 'Firefox' and 'Windows'; null for what tells neither. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
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
    summary: 'End a session of an account that the caller administers',
    access: STAFF,
    params: z.extend(byId, { sessionId: Id }),
  }),
};

export type EndReason = (typeof END_REASONS)[number];
export type SessionRecord = z.infer<typeof SessionRecord>;
