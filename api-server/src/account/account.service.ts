import type { Person } from '../access/person';
import { trackChange } from '../audit/track-change';
import type { Connection, WriteTransaction } from '../database/database';
import { invalid, signedOut, type ApiError } from '../http/api-error';
import { inTransaction } from '../database/transaction';
import { planJob } from '../jobs/jobs.repository';
import type { AccessTokens } from '../session/access-tokens';
import { countGuess, forgetAttempts } from '../session/login-attempts.repository';
import { deleteTokens, isLiving, useToken, type TokenPurpose } from '../session/one-time-tokens.repository';
import { verifyPassword } from '../session/passwords';
import { findAccount, type Account } from '../session/people.repository';
import { endSessions, setPassword } from './account.repository';

/** Somebody who changes the own account. */
interface OwnChange {
  transaction: WriteTransaction;
  tokens: AccessTokens;
  person: Person;
}

/** @throws {ApiError} 422 for a token that is unknown, used or expired */
export async function finishInvitation(
  transaction: WriteTransaction,
  token: string,
  passwordHash: string,
): Promise<void> {
  await redeem(transaction, 'INVITATION', token, passwordHash);
}

/** @throws {ApiError} 422 for a token that is unknown, used or expired */
export async function resetPassword(transaction: WriteTransaction, token: string, passwordHash: string): Promise<void> {
  await redeem(transaction, 'RESET', token, passwordHash);
}

/**
 * Plans the mail with the reset link. Whether the account exists is looked up later, by the job: nobody can tell from
 * the answer, nor from the time that it took.
 */
export async function requestReset(transaction: WriteTransaction, email: string, address: string): Promise<void> {
  // The answer is the same: who asks too often is not told so.
  if ((await countGuess(transaction, `resets asked from ${address}`)) === 'too many') return;
  await planJob(transaction, { kind: 'password-reset', key: email, runAt: new Date(), payload: { email } });
}

/** @throws {ApiError} 422 for a token that is unknown, used or expired: before anything is calculated for it */
export async function requireToken(connection: Connection, purpose: TokenPurpose, token: string): Promise<void> {
  if (!(await isLiving(connection, purpose, token))) throw invalidLink();
}

/**
 * Somebody who found a session open may guess ten times; then it has ended.
 *
 * @throws {ApiError} 422 when this is not the password of the person, 401 after too many guesses
 */
export async function requirePassword(connection: Connection, { id }: Person, password: string): Promise<void> {
  const guessed = `password of ${id}`;
  if ((await countGuess(connection, guessed)) === 'too many') {
    await inTransaction(connection, (transaction) => endSessions(transaction, id));
    await forgetAttempts(connection, guessed);
    throw signedOut();
  }
  const account = await findAccount(connection, id);
  if (await verifyPassword(account?.passwordHash, password)) return forgetAttempts(connection, guessed);
  throw invalid({ path: 'oldPassword', message: 'The current password is not correct' });
}

/** Changes the own password and ends the other sessions; answers a token for this one. */
export async function changePassword(change: OwnChange, passwordHash: string): Promise<string> {
  const { transaction, tokens, person } = change;
  await setPassword(transaction, person.id, { passwordHash });
  await track(transaction, person, 'password');
  return freshToken(transaction, tokens, person);
}

/** Ends every session of a person but this one, for which it answers a new token. */
export async function endOtherSessions({ transaction, tokens, person }: OwnChange): Promise<string> {
  await endSessions(transaction, person.id);
  await track(transaction, person, 'sessions');
  return freshToken(transaction, tokens, person);
}

async function redeem(
  transaction: WriteTransaction,
  purpose: TokenPurpose,
  token: string,
  passwordHash: string,
): Promise<void> {
  const id = await useToken(transaction, purpose, token);
  const account = id === undefined ? undefined : await findAccount(transaction, id);
  if (!account) throw invalidLink();
  await deleteTokens(transaction, account.id);
  await setPassword(transaction, account.id, { passwordHash, ...(purpose === 'INVITATION' && { verified: true }) });
  await track(transaction, account, purpose === 'INVITATION' ? 'invitation' : 'password');
}

/** Somebody who changes a password wants the one before to be of no use. */
export function unchangedPassword(): ApiError {
  return invalid({ path: 'newPassword', message: 'The new password must differ from the current one' });
}

function invalidLink(): ApiError {
  return invalid({ path: 'token', message: 'This link appears to be invalid or has expired.' });
}

/** A token for a session that goes on. */
export async function freshToken(connection: Connection, tokens: AccessTokens, { id }: Person): Promise<string> {
  const account = await findAccount(connection, id);
  if (!account) throw signedOut();
  return tokens.issue(connection, account);
}

function track(
  transaction: WriteTransaction,
  by: Person | Account,
  what: 'password' | 'sessions' | 'invitation',
): Promise<void> {
  const { id, officeId, countryCode, verified } = by;
  return trackChange(transaction, {
    by,
    entity: 'user',
    entityId: id,
    officeId,
    countryCode,
    before: { verified },
    after: { verified: verified || what === 'invitation', changed: what },
    lists: what === 'invitation' ? ['users'] : [],
  });
}
