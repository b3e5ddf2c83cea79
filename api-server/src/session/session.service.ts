import type { LanguageCode } from '@comptoir/api-contract/languages';
import type { Login } from '@comptoir/api-contract/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../access/person';
import { trackChange } from '../audit/track-change';
import type { Connection, WriteTransaction } from '../database/database';
import { ApiError } from '../http/api-error';
import type { AccessTokens, Claims } from './access-tokens';
import { countAttempt, forgetAttempts } from './login-attempts.repository';
import { knowsDevice, rememberDevice } from './known-devices';
import { verifyPassword } from './passwords';
import { findAccount, findAccountByEmail, findAccounts, setLanguage } from './people.repository';

const REFUSED = 'Please check your email and password and try again.';

/**
 * A token for the right email and password. The answer and its time are the same for a wrong password and for an
 * account that does not exist.
 *
 * Ten failures of an account within 15 minutes make the next ones slow, but not on a device that signed in to it before.
 *
 * @throws {ApiError} 401, or 429 after ten failures of one address within 15 minutes
 */
export async function signIn(
  connection: Connection,
  tokens: AccessTokens,
  { email, password, language }: Login,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<string> {
  const delay = await countAttempt(connection, email, request.ip);
  const account = await findAccountByEmail(connection, email);
  if (delay > 0 && !(account && (await knowsDevice(tokens, account, request)))) await pause(delay);
  const right = await verifyPassword(account?.passwordHash, password);
  if (!account || !right) throw new ApiError(401, REFUSED);
  await forgetAttempts(connection, email);
  await rememberDevice(connection, tokens, account, reply);
  if (language !== undefined && language !== account.language) await setLanguage(connection, account.id, language);
  return tokens.issue(connection, account);
}

/** Keeps the language that a person chose while signed in. */
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
    lists: [],
  });
}

/** Who sends a request: the bearer of its token as the database knows them now, never as the token says. */
export async function identifyPerson(
  connection: Connection,
  tokens: AccessTokens,
  request: FastifyRequest,
  session: SessionState = 'living',
): Promise<Person | undefined> {
  const token = bearerToken(request);
  const claims = token === undefined ? undefined : await tokens.verify(token);
  if (!claims) return undefined;
  const account = await findAccount(connection, claims.sub);
  const epoch = session === 'living' ? claims.epoch : claims.epoch + 1;
  return account?.sessionEpoch === epoch ? account : undefined;
}

/** A session lives, or was the last one before all were ended. */
export type SessionState = 'living' | 'just ended';

/** The same for many tokens with one query; those whose session has ended are left out. */
export async function identifyAll(
  connection: Connection,
  tokens: AccessTokens,
  bearers: readonly string[],
): Promise<Map<string, Person>> {
  const people = new Map<string, Person>();
  const claimed = new Map<string, Claims>();
  for (const token of bearers) {
    const claims = await tokens.verify(token);
    if (claims) claimed.set(token, claims);
  }
  const accounts = await findAccounts(connection, [...new Set([...claimed.values()].map(({ sub }) => sub))]);
  for (const [token, { sub, epoch }] of claimed) {
    const account = accounts.get(sub);
    if (account?.sessionEpoch === epoch) people.set(token, account);
  }
  return people;
}

export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
}
