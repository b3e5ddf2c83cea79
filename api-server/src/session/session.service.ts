import type { Login } from '@comptoir/api-contract/session';
import type { FastifyRequest } from 'fastify';
import type { Person } from '../access/person';
import type { Connection } from '../database/database';
import { ApiError } from '../http/api-error';
import type { AccessTokens, Claims } from './access-tokens';
import { countAttempt, forgetAttempts } from './login-attempts.repository';
import { verifyPassword } from './passwords';
import { findAccount, findAccountByEmail, findAccounts } from './people.repository';

const REFUSED = 'Please check your email and password and try again.';

/**
 * A token for the right email and password. The answer and its time are the same for a wrong password and for an
 * account that does not exist.
 *
 * @throws {ApiError} 401, or 429 after ten failures of one account or address within 15 minutes
 */
export async function signIn(
  connection: Connection,
  tokens: AccessTokens,
  { email, password }: Login,
  address: string,
): Promise<string> {
  await countAttempt(connection, email, address);
  const account = await findAccountByEmail(connection, email);
  const right = await verifyPassword(account?.passwordHash, password);
  if (!account || !right) throw new ApiError(401, REFUSED);
  await forgetAttempts(connection, email);
  return tokens.issue(connection, account);
}

/** Who sends a request: the bearer of its token as the database knows them now, never as the token says. */
export async function identifyPerson(
  connection: Connection,
  tokens: AccessTokens,
  request: FastifyRequest,
): Promise<Person | undefined> {
  const token = bearerToken(request);
  const claims = token === undefined ? undefined : await tokens.verify(token);
  if (!claims) return undefined;
  const account = await findAccount(connection, claims.sub);
  return account?.sessionEpoch === claims.epoch ? account : undefined;
}

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
