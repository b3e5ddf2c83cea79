import type { Caller, Person } from '../access/person';
import { trackChange } from '../audit/track-change';
import type { Connection, WriteTransaction } from '../database/database';
import { refused, refusedAt, type ApiError } from '../api-error';
import { inTransaction } from '../database/transaction';
import { forgetInvitation } from '../inbox/invitation-end';
import { planJob } from '../jobs/jobs.repository';
import type { EventSource } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';
import type { AccessTokens } from '../session/access-tokens';
import { countGuess, forgetAttempts } from '../session/login-attempts.repository';
import { deleteTokens, findOwner, useToken, type TokenPurpose } from '../session/one-time-tokens.repository';
import { verifyPassword } from '../session/passwords';
import { findAccount, type Account } from '../session/people.repository';
import { endSession, endSessions, findSessionKey, renewSession } from '../session/sessions.repository';
import { setPassword } from './account.repository';

/** Somebody who changes the own account. */
interface OwnChange {
  transaction: WriteTransaction;
  tokens: AccessTokens;
  person: Caller;
  source: EventSource;
}

/**
 * Gives the account of a one-time token its password, and ends what was begun with another one.
 *
 * @throws {ApiError} 422 for a token that is unknown, used or expired
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
  if (isInvitation) await forgetInvitation(transaction, account.id);
  const sessionsEnded = await endSessions(transaction, account.id, 'PASSWORD');
  await track(transaction, account, isInvitation ? 'invitation' : 'password');
  await recordEvent(transaction, source, {
    kind: isInvitation ? 'INVITATION_USED' : 'RESET_USED',
    about: account,
    details: { sessionsEnded },
  });
}

/**
 * Plans the mail with the reset link. Whether the account exists is looked up later, by the job: nobody can tell from
 * the answer, nor from the time that it took.
 */
export async function requestReset(
  transaction: WriteTransaction,
  email: string,
  { address, requestId }: EventSource,
): Promise<void> {
  // The answer is the same: who asks too often is not told so.
  if ((await countGuess(transaction, `resets asked from ${address}`)) === 'too many') return;
  const payload = { email, address, requestId };
  await planJob(transaction, { kind: 'password-reset', key: email, runAt: new Date(), payload });
}

/**
 * The account that a token is for.
 *
 * @throws {ApiError} 422 for a token that is unknown, used or expired: before anything is calculated for it
 */
export async function requireToken(connection: Connection, purpose: TokenPurpose, token: string): Promise<Account> {
  const id = await findOwner(connection, purpose, token);
  const account = id === undefined ? undefined : await findAccount(connection, id);
  if (!account) throw invalidLink();
  return account;
}

/**
 * Somebody who found a session open may guess ten times; then it has ended.
 *
 * @throws {ApiError} 422 when this is not the password of the person, 401 after too many guesses
 */
export async function requirePassword(
  connection: Connection,
  person: Caller,
  password: string,
  source: EventSource,
): Promise<void> {
  const { id, sessionId } = person;
  const guessed = `password of ${id}`;
  if ((await countGuess(connection, guessed)) === 'too many') {
    await inTransaction(connection, async (transaction) => {
      await endSession(transaction, { id: sessionId, userId: id }, 'GUESSED');
      const details = { session: sessionId, reason: 'GUESSED' };
      await recordEvent(transaction, source, { kind: 'SESSION_ENDED', about: person, by: person, details });
    });
    await forgetAttempts(connection, guessed);
    throw refused('not-signed-in');
  }
  const account = await findAccount(connection, id);
  if (await verifyPassword(account?.passwordHash, password)) return forgetAttempts(connection, guessed);
  await recordEvent(connection, source, { kind: 'PASSWORD_CHANGED', outcome: 'FAILURE', about: person, by: person });
  throw refusedAt('oldPassword', 'password-wrong');
}

/** Changes the own password and ends the other sessions; answers a token for this one. */
export async function changePassword(change: OwnChange, passwordHash: string): Promise<string> {
  const { transaction, person, source } = change;
  await setPassword(transaction, person.id, { passwordHash });
  const sessionsEnded = await endSessions(transaction, person.id, 'PASSWORD', person.sessionId);
  await track(transaction, person, 'password');
  const details = { sessionsEnded };
  await recordEvent(transaction, source, { kind: 'PASSWORD_CHANGED', about: person, by: person, details });
  return renewedToken(change);
}

/** Ends every session of a person but this one, for which it answers a new token. */
export async function endOtherSessions(change: OwnChange): Promise<string> {
  const { transaction, person, source } = change;
  const sessionsEnded = await endSessions(transaction, person.id, 'ENDED_BY_OWNER', person.sessionId);
  await track(transaction, person, 'sessions');
  const details = { sessionsEnded, reason: 'ENDED_BY_OWNER' };
  await recordEvent(transaction, source, { kind: 'SESSION_ENDED', about: person, by: person, details });
  return renewedToken(change);
}

/** Somebody who changes a password wants the one before to be of no use. */
export function unchangedPassword(): ApiError {
  return refusedAt('newPassword', 'password-unchanged');
}

function invalidLink(): ApiError {
  return refusedAt('token', 'link-invalid');
}

/** A token for a session that goes on; whoever has a copy of the one before has nothing any more. */
async function renewedToken({ transaction, tokens, person }: OwnChange): Promise<string> {
  await renewSession(transaction, person.sessionId);
  return freshToken(transaction, tokens, person);
}

/** The newest token of a session that goes on. */
export async function freshToken(connection: Connection, tokens: AccessTokens, person: Caller): Promise<string> {
  const account = await findAccount(connection, person.id);
  const session = await findSessionKey(connection, person.sessionId);
  if (!account || !session) throw refused('not-signed-in');
  return tokens.issue(connection, account, session);
}

function track(transaction: WriteTransaction, by: Person, what: 'password' | 'sessions' | 'invitation'): Promise<void> {
  const { id, officeId, countryCode, verified } = by;
  return trackChange(transaction, {
    by,
    entity: 'user',
    entityId: id,
    officeId,
    countryCode,
    before: { verified },
    after: { verified: verified || what === 'invitation', changed: what },
    ...(what !== 'invitation' && { shown: 'unseen' }),
  });
}
