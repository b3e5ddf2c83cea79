import type { LanguageCode } from '@comptoir/api-contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRefused, refused } from '../api-error';
import type { Connection, WriteTransaction } from '../database/database';
import { inTransaction } from '../database/transaction';
import { sourceOf } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';
import { recordLock } from '../security-events/record-lock';
import type { AccessTokens } from '../session/access-tokens';
import { rememberDevice } from '../session/known-devices';
import { countGuess } from '../session/login-attempts.repository';
import { findAccount, type Account } from '../session/people.repository';
import { beginSession } from '../session/session.service';
import type { FactorRules } from './factor-rules';
import { requestOptions, type CredentialJson } from './passkey';
import { acceptKey, siteOf, type PasskeySetup } from './passkeys.service';
import { markBrowser, markOfBrowser } from './sign-in-browser';
import { findTicket, issueTicket, setTicketContent, useTicket } from './tickets.repository';

const ATTEMPTS = 'passkeys';

/**
 * Options for the passkey of a sign-in: of the second step whose ticket is given, or of the only step.
 *
 * @throws {ApiError} 409 where passkeys are switched off, 422 for an ended ticket
 */
export async function beginPasskeySignIn(
  transaction: WriteTransaction,
  rules: FactorRules,
  { ticket: token, request, reply }: { ticket: string | undefined; request: FastifyRequest; reply: FastifyReply },
): Promise<PasskeySetup> {
  const { challenge, options } = await requestOptions(siteOf(rules));
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

interface Completion {
  connection: Connection;
  rules: FactorRules;
  tokens: AccessTokens;
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
  const address = request.ip;
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
    await rememberDevice(connection, tokens, done.account, reply);
    return { access_token: done.token };
  } catch (error) {
    if (isRefused(error, 'passkey-wrong')) {
      const details = { step: 'passkey' };
      await recordEvent(connection, source, { kind: 'SIGN_IN', outcome: 'FAILURE', details });
    }
    throw error;
  }
}

async function finish(
  transaction: WriteTransaction,
  { rules, tokens, body, request }: Completion,
): Promise<{ token: string; account: Account }> {
  const bearer = { purposes: ['SIGN_IN', 'PASSKEY'], by: { browser: markOfBrowser(request) } } as const;
  const ticket = await findTicket(transaction, body.ticket, bearer);
  if (!ticket || !(await useTicket(transaction, ticket))) throw refused('step-ended');
  const { challenge, userId } = ticket;
  const key = await acceptKey(transaction, siteOf(rules), { challenge, credential: body.credential, userId });
  const account = await findAccount(transaction, key.userId);
  // Without a password the account waits for its invitation.
  if (!account || account.passwordHash === null) throw refused('passkey-wrong');
  const factor = 'PASSKEY';
  const token = await beginSession({ transaction, tokens, request, language: body.language, factor }, account);
  return { token, account };
}
