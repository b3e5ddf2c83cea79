import type { AppSetup } from '@comptoir/api-contract/factors';
import type { LanguageCode } from '@comptoir/api-contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { isRefused, refused, refusedAt } from '../api-error';
import type { Connection, WriteTransaction } from '../database/database';
import { inTransaction } from '../database/transaction';
import { networkOf } from '../http/client-network';
import { sourceOf } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';
import { recordLock } from '../security-events/record-lock';
import type { AccessTokens } from '../session/access-tokens';
import { isKnownDevice, rememberDevice } from '../session/known-devices';
import { clearAttempts, countAttempt, countLimitedGuess } from '../session/login-attempts.repository';
import { findAccount, type Account } from '../session/people.repository';
import { beginSession } from '../session/session.service';
import { newSecret, setupUri, stepOfCode } from './authenticator-app';
import { acceptCode, type AcceptedCode } from './check-code';
import type { SecretCipher } from './secret-cipher';
import { recordFactorChange } from './factor-events';
import { addApp, lockFactors } from './factors.repository';
import { makeRecoveryCodes } from './recovery-codes.repository';
import { markOfBrowser } from './sign-in-browser';
import {
  deleteTickets,
  findTicket,
  setTicketContent,
  tryTicket,
  useTicket,
  type Ticket,
} from '../session/tickets.repository';

const STEPS = ['SIGN_IN', 'ENROLMENT'] as const;

interface Completion {
  connection: Connection;
  cipher: SecretCipher;
  tokens: AccessTokens;
  body: { ticket: string; oneTimeCode: string; language?: LanguageCode | undefined };
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface CompletedSignIn {
  access_token: string;
  recoveryCodes?: string[];
  recoveryCodesLeft?: number;
}

/**
 * Finishes a sign-in that `login` stopped. Wrong codes count like wrong passwords, and ten in 15 minutes block codes of
 * the account: only a person with the password reaches this step.
 *
 * @throws {ApiError} 422 for a wrong or used code and an ended ticket, 429 after too many
 */
export async function completeSignIn(completion: Completion): Promise<CompletedSignIn> {
  const { connection, tokens, body, request, reply } = completion;
  const account = await countTry(completion);
  const bearer = { purposes: STEPS, by: { browser: markOfBrowser(request) } };
  const ticket = await tryTicket(connection, body.ticket, bearer);
  if (!ticket) throw refused('step-ended');
  try {
    const done = await inTransaction(connection, (transaction) => finish(transaction, completion, { ticket, account }));
    await rememberDevice(connection, tokens, account, reply);
    return done;
  } catch (error) {
    if (isRefused(error, 'code-wrong')) {
      const details = { step: 'factor' };
      await recordEvent(connection, sourceOf(request), {
        kind: 'SIGN_IN',
        outcome: 'FAILURE',
        about: account,
        details,
      });
    }
    throw error;
  }
}

/** Returns the account of the ticket, after the delay of its failures. */
async function countTry({ connection, tokens, body, request }: Completion): Promise<Account> {
  const bearer = { purposes: STEPS, by: { browser: markOfBrowser(request) } };
  const found = await findTicket(connection, body.ticket, bearer);
  const account = found?.userId == null ? undefined : await findAccount(connection, found.userId);
  if (!account) throw refused('step-ended');
  try {
    const delay = await countAttempt(connection, account.email.toLowerCase(), networkOf(request.ip));
    await countLimitedGuess(connection, codesOf(account));
    if (delay > 0 && !(await isKnownDevice(tokens, account, request))) await pause(delay);
  } catch (error) {
    if (isRefused(error, 'too-many-sign-ins')) await recordLock(connection, sourceOf(request));
    throw error;
  }
  return account;
}

async function finish(
  transaction: WriteTransaction,
  { cipher, tokens, body, request }: Completion,
  { ticket, account }: { ticket: Ticket; account: Account },
): Promise<CompletedSignIn> {
  if (!(await useTicket(transaction, ticket))) throw refused('step-ended');
  const enrolled =
    ticket.purpose === 'ENROLMENT' ? await enrol(transaction, { cipher, ticket, account, body, request }) : undefined;
  const accepted: AcceptedCode | undefined = enrolled
    ? { factor: 'TOTP' }
    : await acceptCode(transaction, cipher, account.id, body.oneTimeCode);
  if (!accepted) throw refusedAt('oneTimeCode', 'code-wrong');
  const { factor } = accepted;
  await clearAttempts(transaction, codesOf(account));
  if (accepted.factor === 'RECOVERY') {
    const details = { left: accepted.left };
    const event = { kind: 'RECOVERY_CODE_USED', about: account, by: account, details } as const;
    await recordEvent(transaction, sourceOf(request), event);
  }
  const { idToken } = ticket;
  const beginning = { transaction, tokens, request, language: body.language, factor, idToken };
  const token = await beginSession(beginning, account);
  return {
    access_token: token,
    ...(enrolled && { recoveryCodes: enrolled }),
    ...(accepted.factor === 'RECOVERY' && { recoveryCodesLeft: accepted.left }),
  };
}

interface Enrolment extends Pick<Completion, 'cipher' | 'body' | 'request'> {
  ticket: Ticket;
  account: Account;
}

/** Adds the app that the sign-in requires, and returns its recovery codes. */
async function enrol(
  transaction: WriteTransaction,
  { cipher, ticket, account, body, request }: Enrolment,
): Promise<string[]> {
  const others = await lockFactors(transaction, account.id);
  // Added elsewhere meanwhile: the sign-in begins again, and asks for it.
  const opened = ticket.secret === null ? undefined : cipher.decrypt(ticket.secret, account.id);
  if (others.length > 0 || ticket.secret === null || opened === undefined) throw refused('step-ended');
  const step = stepOfCode(opened, body.oneTimeCode);
  if (step === undefined) throw refusedAt('oneTimeCode', 'code-wrong');
  await addApp(transaction, { userId: account.id, secret: ticket.secret, step });
  await deleteTickets(transaction, account.id);
  await recordFactorChange(transaction, sourceOf(request), account, {
    kind: 'FACTOR_ADDED',
    details: { factor: 'TOTP' },
  });
  return makeRecoveryCodes(transaction, account.id);
}

/**
 * Secret for the app that a sign-in requires.
 *
 * @throws {ApiError} 422 for an ended ticket
 */
export async function beginEnrolment(
  transaction: WriteTransaction,
  cipher: SecretCipher,
  { ticket: token, request }: { ticket: string; request: FastifyRequest },
): Promise<AppSetup> {
  const bearer = { purposes: ['ENROLMENT'], by: { browser: markOfBrowser(request) } } as const;
  const ticket = await findTicket(transaction, token, bearer);
  const account = ticket?.userId == null ? undefined : await findAccount(transaction, ticket.userId);
  if (!ticket || !account) throw refused('step-ended');
  // Asked again, for example after a reload, it is the same app.
  const started = ticket.secret === null ? undefined : cipher.decrypt(ticket.secret, account.id);
  const secret = started ?? newSecret();
  if (started === undefined)
    await setTicketContent(transaction, ticket, { secret: cipher.encrypt(secret, account.id) });
  return { ticket: token, secret, uri: setupUri(secret, account.email) };
}

function codesOf({ id }: Account): string {
  return `codes of ${id}`;
}
