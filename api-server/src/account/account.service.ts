import type { SecurityEventKind } from '@comptoir/api-contract/security-events';
import type { Caller } from '../access/person';
import type { Connection, WriteTransaction } from '../database/database';
import { refused, refusedAt, type ApiError } from '../api-error';
import { inTransaction } from '../database/transaction';
import { networkOf } from '../http/client-network';
import { cancelInvitationExpiry } from '../inbox/invitation-expiry';
import { scheduleJob } from '../jobs/jobs.repository';
import type { EventSource } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';
import type { AccessTokens } from '../session/access-tokens';
import { countRateLimited, clearAttempts } from '../session/login-attempts.repository';
import { deleteTokens, findOwner, useToken, type TokenPurpose } from '../session/one-time-tokens.repository';
import { verifyPassword } from '../session/passwords';
import { findAccount, type Account } from '../session/people.repository';
import { endSession, endSessions, findSessionKey, renewSession } from '../session/sessions.repository';
import { setPassword } from './account.repository';
import { trackAccount } from './track-account';

interface OwnChange {
  transaction: WriteTransaction;
  tokens: AccessTokens;
  person: Caller;
  source: EventSource;
}

/**
 * Sets the password for a one-time token and ends existing sessions.
 *
 * @throws {ApiError} 422 for an unknown, used or expired token
 */
export async function redeem(
  { transaction, source }: { transaction: WriteTransaction; source: EventSource },
  purpose: TokenPurpose,
  token: string,
  passwordHash: string,
): Promise<void> {
  const id = await useToken(transaction, purpose, token);
  const account = id === undefined ? undefined : await findAccount(transaction, id);
  if (!account) throw invalidLink();
  const isInvitation = purpose === 'INVITATION';
  await deleteTokens(transaction, account.id);
  await setPassword(transaction, account.id, { passwordHash, ...(isInvitation && { verified: true }) });
  if (isInvitation) await cancelInvitationExpiry(transaction, account.id);
  const sessionsEnded = await endSessions(transaction, account.id, 'PASSWORD');
  await trackAccount(transaction, account, isInvitation ? 'invitation' : 'password');
  await recordEvent(transaction, source, {
    kind: isInvitation ? 'INVITATION_USED' : 'RESET_USED',
    about: account,
    details: { sessionsEnded },
  });
}

/**
 * Schedules the reset mail. The account is looked up by the job, so that neither the answer nor its timing reveals
 * whether it exists.
 */
export async function requestReset(
  transaction: WriteTransaction,
  email: string,
  { address, requestId }: EventSource,
): Promise<void> {
  // Rate-limited requests get the same answer.
  const network = address === null ? 'this machine' : networkOf(address);
  if ((await countRateLimited(transaction, `resets asked from ${network}`)) === 'too many') return;
  const payload = { email, address, requestId };
  await scheduleJob(transaction, { kind: 'password-reset', key: email, runAt: new Date(), payload });
}

/** @throws {ApiError} 422 for an unknown, used or expired token, before any hashing */
export async function requireToken(connection: Connection, purpose: TokenPurpose, token: string): Promise<Account> {
  const id = await findOwner(connection, purpose, token);
  const account = id === undefined ? undefined : await findAccount(connection, id);
  if (!account) throw invalidLink();
  return account;
}

/**
 * Ends the session after ten wrong guesses, against misuse of an unattended session.
 *
 * @throws {ApiError} 422 for a wrong password, 401 after too many guesses
 */
export async function requirePassword(
  connection: Connection,
  person: Caller,
  password: string,
  source: EventSource,
  { field, kind }: { field: string; kind: SecurityEventKind } = { field: 'oldPassword', kind: 'PASSWORD_CHANGED' },
): Promise<void> {
  const guessed = `password in ${person.sessionId}`;
  await countGuessOfSession(connection, person, guessed, source);
  const account = await findAccount(connection, person.id);
  if (await verifyPassword(account?.passwordHash, password)) return clearAttempts(connection, guessed);
  await recordEvent(connection, source, { kind, outcome: 'FAILURE', about: person, by: person });
  throw refusedAt(field, 'password-wrong');
}

/**
 * Counts a guess of a session before it is checked, and ends the session after ten. Guesses that are under way at that
 * moment stay counted; those of the next session have a count of their own.
 *
 * @throws {ApiError} 401 after too many guesses
 */
export async function countGuessOfSession(
  connection: Connection,
  person: Caller,
  guessed: string,
  source: EventSource,
): Promise<void> {
  if ((await countRateLimited(connection, guessed)) === 'few') return;
  const { id, sessionId } = person;
  await inTransaction(connection, async (transaction) => {
    // Guesses at the same moment end it once.
    if (!(await endSession(transaction, { id: sessionId, userId: id }, 'GUESSED'))) return;
    const details = { session: sessionId, reason: 'GUESSED' };
    await recordEvent(transaction, source, { kind: 'SESSION_ENDED', about: person, by: person, details });
  });
  throw refused('not-signed-in');
}

export async function changePassword(change: OwnChange, passwordHash: string): Promise<string> {
  const { transaction, person, source } = change;
  await setPassword(transaction, person.id, { passwordHash });
  const sessionsEnded = await endSessions(transaction, person.id, 'PASSWORD', person.sessionId);
  await trackAccount(transaction, person, 'password');
  const details = { sessionsEnded };
  await recordEvent(transaction, source, { kind: 'PASSWORD_CHANGED', about: person, by: person, details });
  return renewedToken(change);
}

export async function endOtherSessions(change: OwnChange): Promise<string> {
  const { transaction, person, source } = change;
  const sessionsEnded = await endSessions(transaction, person.id, 'ENDED_BY_OWNER', person.sessionId);
  await trackAccount(transaction, person, 'sessions');
  const details = { sessionsEnded, reason: 'ENDED_BY_OWNER' };
  await recordEvent(transaction, source, { kind: 'SESSION_ENDED', about: person, by: person, details });
  return renewedToken(change);
}

export function unchangedPassword(): ApiError {
  return refusedAt('newPassword', 'password-unchanged');
}

function invalidLink(): ApiError {
  return refusedAt('token', 'link-invalid');
}

/** Invalidates copies of the previous token. */
async function renewedToken({ transaction, tokens, person }: OwnChange): Promise<string> {
  await renewSession(transaction, person.sessionId);
  return freshToken(transaction, tokens, person);
}

export async function freshToken(connection: Connection, tokens: AccessTokens, person: Caller): Promise<string> {
  const account = await findAccount(connection, person.id);
  const session = await findSessionKey(connection, person.sessionId);
  if (!account || !session) throw refused('not-signed-in');
  return tokens.issue(connection, account, session);
}
