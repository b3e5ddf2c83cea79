import type { LanguageCode } from '@comptoir/api-contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRefused, refused } from '../api-error';
import type { Connection, WriteTransaction } from '../database/database';
import { inTransaction } from '../database/transaction';
import { networkOf } from '../http/client-network';
import { sourceOf } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';
import { recordLock } from '../security-events/record-lock';
import type { AccessTokens } from '../session/access-tokens';
import { rememberDevice } from '../session/known-devices';
import { clearAttempts, countLimitedGuess, countGuess } from '../session/login-attempts.repository';
import { findAccount, type Account } from '../session/people.repository';
import { beginSession } from '../session/session.service';
import type { FactorRules } from './factor-rules';
import { requestOptions, type CredentialJson } from './passkey';
import { acceptKey, siteOf, type PasskeySetup } from './passkeys.service';
import { markBrowser, markOfBrowser } from './sign-in-browser';
import { findTicket, issueTicket, setTicketContent, useTicket } from '../session/tickets.repository';

const ATTEMPTS = 'passkeys';
const startedFrom = ({ ip }: FastifyRequest) => `passkeys begun from ${networkOf(ip)}`;

/**
 * Options for the passkey of a sign-in: of the second step whose ticket is given, or of the only step.
 *
 * @throws {ApiError} 409 where passkeys are switched off, 422 for an ended ticket, 429 after ten unfinished ones of an
 * address in 15 minutes
 */
export async function beginPasskeySignIn(
  transaction: WriteTransaction,
  rules: FactorRules,
  { ticket: token, request, reply }: { ticket: string | undefined; request: FastifyRequest; reply: FastifyReply },
): Promise<PasskeySetup> {
  const site = siteOf(rules);
  await countLimitedGuess(transaction, startedFrom(request));
  const { challenge, options } = await requestOptions(site);
  if (token === undefined) {
    const owner = { userId: null, browser: markBrowser(reply) };
    return { ticket: await issueTicket(transaction, 'PASSKEY', owner, { challenge }), options };
  }
  const bearer = { purposes: ['SIGN_IN'], by: { browser: markOfBrowser(request) } } as const;
  const ticket = await findTicket(transaction, token, bearer);
  if (!ticket) throw refused('step-ended');
  await setTicketContent(transaction, ticket, { challenge });
  return { ticket: token, options };
}

/** @throws {ApiError} 403 for an account that signs in through a provider only */
export type RequireOwnSignIn = (connection: Connection, account: Account) => Promise<void>;

interface Completion {
  connection: Connection;
  rules: FactorRules;
  tokens: AccessTokens;
  requireOwnSignIn: RequireOwnSignIn;
  body: { ticket: string; credential: CredentialJson; language?: LanguageCode | undefined };
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Finishes a sign-in with a passkey. It proves possession and, by its own verification, the person, so that no password
 * is needed. Refused ones count for the address.
 *
 * @throws {ApiError} 422 for an ended ticket or a passkey that is not accepted, 429 after too many
 */
export async function completePasskeySignIn(completion: Completion): Promise<{ access_token: string }> {
  const { connection, tokens, request, reply } = completion;
  const source = sourceOf(request);
  const address = networkOf(request.ip);
  const takeBack = await countGuess(
    connection,
    { account: `${ATTEMPTS} from ${address}`, address },
    'too-many-sign-ins',
  ).catch(async (error: unknown) => {
    if (isRefused(error, 'too-many-sign-ins')) await recordLock(connection, source);
    throw error;
  });
  try {
    const done = await inTransaction(connection, (transaction) => finish(transaction, completion));
    await takeBack();
    await clearAttempts(connection, startedFrom(request));
    await rememberDevice(connection, tokens, done.account, reply);
    return { access_token: done.token };
  } catch (error) {
    if (isRefused(error, 'passkey-wrong') || isRefused(error, 'sso-only')) {
      const details = { step: 'passkey', ...(error.code === 'sso-only' && { reason: error.code }) };
      const about = await ownerOf(connection, completion);
      await recordEvent(connection, source, { kind: 'SIGN_IN', outcome: 'FAILURE', about, details });
    }
    throw error;
  }
}

/** Account of a ticket whose first step was right. */
async function ownerOf(connection: Connection, { body, request }: Completion): Promise<Account | undefined> {
  const bearer = { purposes: ['SIGN_IN'], by: { browser: markOfBrowser(request) } } as const;
  const ticket = await findTicket(connection, body.ticket, bearer);
  return ticket?.userId == null ? undefined : findAccount(connection, ticket.userId);
}

async function finish(
  transaction: WriteTransaction,
  { rules, tokens, requireOwnSignIn, body, request }: Completion,
): Promise<{ token: string; account: Account }> {
  const bearer = { purposes: ['SIGN_IN', 'PASSKEY'], by: { browser: markOfBrowser(request) } } as const;
  const ticket = await findTicket(transaction, body.ticket, bearer);
  if (!ticket || !(await useTicket(transaction, ticket))) throw refused('step-ended');
  const { challenge, userId, idToken } = ticket;
  const key = await acceptKey(transaction, siteOf(rules), { challenge, credential: body.credential, userId });
  const account = await findAccount(transaction, key.userId);
  // Without a password the account waits for its invitation.
  if (!account || (account.passwordHash === null && idToken === null)) throw refused('passkey-wrong');
  if (ticket.purpose === 'PASSKEY') await requireOwnSignIn(transaction, account);
  const factor = 'PASSKEY';
  const beginning = { transaction, tokens, request, language: body.language, factor, idToken };
  const token = await beginSession(beginning, account);
  return { token, account };
}
