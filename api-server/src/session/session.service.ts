import type { LanguageCode } from '@comptoir/api-contract/languages';
import type { Login } from '@comptoir/api-contract/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller, Person } from '../access/person';
import { trackChange } from '../audit/track-change';
import type { Connection, WriteTransaction } from '../database/database';
import { isRefused, refused } from '../api-error';
import { inTransaction } from '../database/transaction';
import { networkOf } from '../http/client-network';
import { preferredLanguage } from '../language/preferred-language';
import { sourceOf } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';
import { recordLock } from '../security-events/record-lock';
import type { AccessTokens } from './access-tokens';
import { browserOf } from './browser';
import { countAttempt, clearAttempts } from './login-attempts.repository';
import { isKnownDevice, rememberDevice } from './known-devices';
import { verifyPassword } from './passwords';
import { findAccountByEmail, setLanguage, type Account } from './people.repository';
import { endSession, openSession } from './sessions.repository';

/**
 * Called after a right password, or a single sign-on.
 *
 * @throws {ApiError} 401 `second-step` if the sign-in needs one
 */
export type SecondStep = (
  connection: Connection,
  account: Account,
  /** `idToken` of a single sign-on, sealed. */
  exchange: { reply: FastifyReply; idToken?: string },
) => Promise<void>;

/**
 * Returns a token. The answer and its duration are the same for a wrong password and an unknown account.
 *
 * Ten failures of an account within 15 minutes delay further ones, except on known devices.
 *
 * @throws {ApiError} 401, also for a second step, or 429 after ten failures of an address within 15 minutes
 */
export async function signIn(
  connection: Connection,
  tokens: AccessTokens,
  { email, password, language }: Login,
  { request, reply, secondStep }: { request: FastifyRequest; reply: FastifyReply; secondStep: SecondStep },
): Promise<string> {
  const source = sourceOf(request);
  const delay = await countAttempt(connection, email, networkOf(request.ip)).catch(async (error: unknown) => {
    if (isRefused(error, 'too-many-sign-ins')) await recordLock(connection, source);
    throw error;
  });
  const account = await findAccountByEmail(connection, email);
  if (delay > 0 && !(account && (await isKnownDevice(tokens, account, request)))) await pause(delay);
  const right = await verifyPassword(account?.passwordHash, password);
  if (!account || !right) {
    const details = delay > 0 ? { delay } : {};
    await recordEvent(connection, source, { kind: 'SIGN_IN', outcome: 'FAILURE', about: account, details });
    throw refused('wrong-credentials');
  }
  await secondStep(connection, account, { reply }).catch(async (error: unknown) => {
    const details = { reason: 'sso-only' };
    if (isRefused(error, 'sso-only')) {
      await recordEvent(connection, source, { kind: 'SIGN_IN', outcome: 'FAILURE', about: account, details });
    }
    throw error;
  });
  await rememberDevice(connection, tokens, account, reply);
  return inTransaction(connection, (transaction) => beginSession({ transaction, tokens, request, language }, account));
}

interface Beginning {
  transaction: WriteTransaction;
  tokens: AccessTokens;
  request: FastifyRequest;
  /** Chosen on the page. */
  language: LanguageCode | undefined;
  /** Second step that was taken. */
  factor?: string;
  /** ID token of a single sign-on, sealed. */
  idToken?: string | null;
}

/** Opens a session for a person whose sign-in is complete, and forgets failed ones. */
export async function beginSession(
  { transaction, tokens, request, language, factor, idToken = null }: Beginning,
  account: Account,
): Promise<string> {
  await clearAttempts(transaction, account.email.toLowerCase());
  // Until a language is chosen, mails use that of the browser.
  const preferred = language ?? account.language ?? preferredLanguage(request.headers['accept-language']);
  if (preferred !== undefined && preferred !== account.language) await setLanguage(transaction, account.id, preferred);
  const userAgent = request.headers['user-agent'];
  const client = { address: request.ip, userAgent };
  const session = await openSession(transaction, account.id, { ...client, isConfirmed: factor !== undefined, idToken });
  await recordEvent(transaction, sourceOf(request), {
    kind: 'SIGN_IN',
    about: account,
    by: account,
    details: {
      session: session.id,
      ...browserOf(userAgent),
      ...(factor !== undefined && { factor }),
      ...(idToken !== null && { sso: true }),
    },
  });
  return tokens.issue(transaction, account, session);
}

export async function signOut(transaction: WriteTransaction, caller: Caller, request: FastifyRequest): Promise<void> {
  const session = { id: caller.sessionId, userId: caller.id };
  if (!(await endSession(transaction, session, 'SIGNED_OUT'))) return;
  const details = { session: session.id };
  await recordEvent(transaction, sourceOf(request), { kind: 'SIGN_OUT', about: caller, by: caller, details });
}

export async function chooseLanguage(
  transaction: WriteTransaction,
  person: Person,
  language: LanguageCode,
): Promise<void> {
  if (language === person.language) return;
  await setLanguage(transaction, person.id, language);
  const { id: entityId, officeId, countryCode } = person;
  await trackChange(transaction, {
    by: person,
    entity: 'user',
    entityId,
    officeId,
    countryCode,
    before: { language: person.language },
    after: { language },
    shown: 'unseen',
  });
}
