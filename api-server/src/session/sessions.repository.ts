import type { EndReason } from '@comptoir/api-contract/session-records';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Connection, WriteTransaction } from '../database/database';
import { deleteTickets } from './tickets.repository';

/** Limit regardless of activity. */
export const SESSION_LIFETIME_MS = 12 * 3600_000;
const AGENT_LIMIT = 400;

export interface SessionKey {
  id: string;
  epoch: number;
  createdAt: Date;
}

export interface LivingSession {
  id: string;
  userId: string;
  createdAt: Date;
  lastSeenAt: Date;
  address: string;
  userAgent: string;
  sso: boolean;
}

interface Client {
  address: string;
  userAgent: string | undefined;
  /** A second step was proved. */
  isConfirmed?: boolean;
  /** ID token of a single sign-on, sealed. */
  idToken?: string | null;
}

export function openSession(
  transaction: WriteTransaction,
  userId: string,
  { address, userAgent = '', isConfirmed = false, idToken = null }: Client,
): Promise<SessionKey> {
  return transaction
    .insertInto('sessions')
    .values({
      id: newId(),
      userId,
      address,
      userAgent: userAgent.slice(0, AGENT_LIMIT),
      endReason: null,
      idToken,
      mfaAt: isConfirmed ? sql<Date>`now()` : null,
    })
    .returning(['id', 'epoch', 'createdAt'])
    .executeTakeFirstOrThrow();
}

export function renewSession(transaction: WriteTransaction, id: string): Promise<SessionKey> {
  return transaction
    .updateTable('sessions')
    .set({ epoch: sql`epoch + 1` })
    .where('id', '=', id)
    .returning(['id', 'epoch', 'createdAt'])
    .executeTakeFirstOrThrow();
}

/** A second step was proved in this session. */
export async function markConfirmed(transaction: WriteTransaction, id: string): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ mfaAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** True if a second step was proved in the session in the last `seconds`. */
export async function isConfirmed(connection: Connection, id: string, seconds: number): Promise<boolean> {
  const found = await connection
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('mfaAt', '>', ago(seconds))
    .executeTakeFirst();
  return found !== undefined;
}

/** True if the session began in the last `seconds`. */
export async function hasJustBegun(connection: Connection, id: string, seconds: number): Promise<boolean> {
  const found = await connection
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('createdAt', '>', ago(seconds))
    .executeTakeFirst();
  return found !== undefined;
}

export function findSessionKey(connection: Connection, id: string): Promise<SessionKey | undefined> {
  return connection
    .selectFrom('sessions')
    .select(['id', 'epoch', 'createdAt'])
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
}

/** Null for a session of another sign-in. */
export async function findIdToken(connection: Connection, id: string): Promise<string | null> {
  const found = await connection.selectFrom('sessions').select('idToken').where('id', '=', id).executeTakeFirst();
  return found?.idToken ?? null;
}

export async function endSession(
  connection: Connection,
  { id, userId }: { id: string; userId: string },
  reason: EndReason,
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('sessions')
    .set({ endedAt: sql<Date>`now()`, endReason: reason })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends sign-ins that have begun as well: after a new password, a former one opens no session. Returns the sessions. */
export async function endSessions(
  transaction: WriteTransaction,
  userId: string,
  reason: EndReason,
  except?: string,
): Promise<number> {
  await deleteTickets(transaction, userId, except);
  const { numUpdatedRows } = await transaction
    .updateTable('sessions')
    .set({ endedAt: sql<Date>`now()`, endReason: reason })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .$if(except !== undefined, (sessions) => sessions.where('id', '<>', except ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** At most once per `seconds`. */
export async function touchSession(
  connection: Connection,
  { id, address }: { id: string; address: string },
  seconds: number,
): Promise<void> {
  await connection
    .updateTable('sessions')
    .set({ lastSeenAt: sql<Date>`now()`, address })
    .where('id', '=', id)
    .where('lastSeenAt', '<', ago(seconds))
    .execute();
}

/** Active sessions, most recently seen first; `idleLimit` in seconds. */
export function findSessions(connection: Connection, userId: string, idleLimit: number): Promise<LivingSession[]> {
  return connection
    .selectFrom('sessions')
    .select(['id', 'userId', 'createdAt', 'lastSeenAt', 'address', 'userAgent'])
    .select(({ eb }) => eb('idToken', 'is not', null).$castTo<boolean>().as('sso'))
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('lastSeenAt', '>', ago(idleLimit))
    .where('createdAt', '>', ago(SESSION_LIFETIME_MS / 1000))
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function endForgotten(
  transaction: WriteTransaction,
  idleLimit: number,
): Promise<{ id: string; userId: string; endReason: EndReason | null }[]> {
  return transaction
    .updateTable('sessions')
    .set({
      endedAt: sql<Date>`now()`,
      endReason: sql<EndReason>`case when created_at <= ${ago(SESSION_LIFETIME_MS / 1000)} then 'EXPIRED' else 'IDLE' end`,
    })
    .where('endedAt', 'is', null)
    .where(sql<boolean>`(last_seen_at <= ${ago(idleLimit)} or created_at <= ${ago(SESSION_LIFETIME_MS / 1000)})`)
    .returning(['id', 'userId', 'endReason'])
    .execute();
}

export async function removeOldSessions(transaction: WriteTransaction, before: Date): Promise<void> {
  await transaction.deleteFrom('sessions').where('createdAt', '<', before).execute();
}

function ago(seconds: number) {
  return sql<Date>`now() - make_interval(secs => ${seconds})`;
}
