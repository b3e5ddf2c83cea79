import type { AppSetup, FactorOverview } from '@comptoir/api-contract/factors';
import type { Caller } from '../access/person';
import { countGuessOfSession, requirePassword } from '../account/account.service';
import { notFound, refused, refusedAt } from '../api-error';
import { DAY_MS } from '../calendar/durations';
import type { Connection, WriteTransaction } from '../database/database';
import { inTransaction } from '../database/transaction';
import type { EventSource } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';
import { clearAttempts } from '../session/login-attempts.repository';
import { findAccount } from '../session/people.repository';
import { endSessions, hasJustBegun, isConfirmed, markConfirmed } from '../session/sessions.repository';
import { newSecret, setupUri, stepOfCode } from './authenticator-app';
import { acceptCode } from './check-code';
import type { SecretCipher } from './secret-cipher';
import { recordFactorChange } from './factor-events';
import { policyOf, type FactorRules } from './factor-rules';
import { addApp, deleteFactor, findFactorsRequiredAt, findFactors, lockFactors } from './factors.repository';
import { countRecoveryCodes, deleteRecoveryCodes, makeRecoveryCodes } from './recovery-codes.repository';
import { deleteTickets, issueTicket, tryTicket, useTicket, type Ticket } from '../session/tickets.repository';

/** Time in which a confirmed session may change second steps. */
const CONFIRMED_SECONDS = 600;

interface OwnChange {
  transaction: WriteTransaction;
  person: Caller;
  source: EventSource;
}

export async function readFactors(connection: Connection, rules: FactorRules, person: Caller): Promise<FactorOverview> {
  const policy = policyOf(rules, person.role);
  const requested = await findFactorsRequiredAt(connection, person.id);
  const factors = await findFactors(connection, person.id);
  const isDue = policy.kind === 'required';
  const due = (requested ?? new Date()).getTime() + (isDue ? policy.days * DAY_MS : 0);
  return {
    policy: policy.kind,
    passkeys: rules.passkeys !== undefined,
    requiredDate: isDue ? new Date(due).toISOString() : null,
    factors: factors.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
      id,
      kind,
      name,
      createdDate: createdAt.toISOString(),
      lastUsedDate: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(connection, person.id),
    ...(!(await hasPassword(connection, person)) && { freshSignIn: true }),
  };
}

/**
 * Secret for an authenticator app, for ten minutes in this session.
 *
 * @throws {ApiError} 409 if switched off or added already, and what `requireAdder` throws
 */
export async function beginApp(
  { connection, rules, cipher }: { connection: Connection; rules: FactorRules; cipher: SecretCipher },
  person: Caller,
  password: string | undefined,
  source: EventSource,
): Promise<AppSetup> {
  if (policyOf(rules, person.role).kind === 'off') throw refused('factors-off');
  const factors = await findFactors(connection, person.id);
  if (factors.some(({ kind }) => kind === 'TOTP')) throw refused('app-known');
  await requireAdder(connection, person, { password, factors: factors.length }, source);
  const secret = newSecret();
  const owner = { userId: person.id, sessionId: person.sessionId };
  const ticket = await issueTicket(connection, 'ADDITION', owner, { secret: cipher.encrypt(secret, person.id) });
  return { ticket, secret, uri: setupUri(secret, person.email) };
}

/**
 * Requires the password, and a confirmed session of people with second steps. People without a password need either
 * that or a new session, so that nobody adds a step in a session left open.
 *
 * @throws {ApiError} 422 for a wrong password, 403 for a session that is not confirmed or not new
 */
export async function requireAdder(
  connection: Connection,
  person: Caller,
  { password = '', factors }: { password: string | undefined; factors: number },
  source: EventSource,
): Promise<void> {
  if (factors > 0) await requireConfirmed(connection, person);
  if (await hasPassword(connection, person)) {
    await requirePassword(connection, person, password, source, { field: 'password', kind: 'FACTOR_ADDED' });
  } else if (factors === 0 && !(await hasJustBegun(connection, person.sessionId, CONFIRMED_SECONDS))) {
    throw refused('sign-in-again');
  }
}

async function hasPassword(connection: Connection, { id }: Caller): Promise<boolean> {
  const account = await findAccount(connection, id);
  return account?.passwordHash != null;
}

/** Counts a code of a setup before it is checked. */
export async function tryAddition(connection: Connection, { sessionId }: Caller, token: string): Promise<Ticket> {
  const ticket = await tryTicket(connection, token, { purposes: ['ADDITION'], by: { sessionId } });
  if (!ticket) throw refused('step-ended');
  return ticket;
}

/**
 * Adds the app of a setup; other sessions end, because they have not proved it. Returns recovery codes.
 *
 * @throws {ApiError} 422 for a wrong code
 */
export async function addOwnApp(
  { transaction, person, source }: OwnChange,
  cipher: SecretCipher,
  { ticket, code }: { ticket: Ticket; code: string },
): Promise<string[]> {
  const { secret } = ticket;
  const opened = secret === null ? undefined : cipher.decrypt(secret, person.id);
  if (secret === null || opened === undefined) throw refused('step-ended');
  const step = stepOfCode(opened, code);
  if (step === undefined) throw refusedAt('oneTimeCode', 'code-wrong');
  if (!(await useTicket(transaction, ticket))) throw refused('step-ended');
  const others = await lockFactors(transaction, person.id);
  if (others.some(({ kind }) => kind === 'TOTP')) throw refused('app-known');
  await addApp(transaction, { userId: person.id, secret, step });
  await markConfirmed(transaction, person.sessionId);
  await deleteTickets(transaction, person.id);
  const sessionsEnded = await endSessions(transaction, person.id, 'FACTORS', person.sessionId);
  const details = { factor: 'TOTP', sessionsEnded };
  await recordFactorChange(transaction, source, person, { kind: 'FACTOR_ADDED', details });
  return makeRecoveryCodes(transaction, person.id);
}

/** @throws {ApiError} 403 without a confirmed session, 404, 409 for the last one of a role that needs one */
export async function removeFactor(
  { transaction, person, source }: OwnChange,
  rules: FactorRules,
  id: string,
): Promise<void> {
  const factors = await lockFactors(transaction, person.id);
  const found = factors.find((factor) => factor.id === id);
  if (!found) throw notFound('record');
  await requireConfirmed(transaction, person);
  const isLast = factors.length === 1;
  if (isLast && policyOf(rules, person.role).kind === 'required') throw refused('factor-required');
  await deleteFactor(transaction, id);
  await deleteTickets(transaction, person.id);
  if (isLast) await deleteRecoveryCodes(transaction, person.id);
  const sessionsEnded = await endSessions(transaction, person.id, 'FACTORS', person.sessionId);
  const details = { factor: found.kind, sessionsEnded };
  await recordFactorChange(transaction, source, person, { kind: 'FACTOR_REMOVED', details });
}

/** @throws {ApiError} 403 without a confirmed session, 404 without a second step */
export async function renewRecoveryCodes({ transaction, person, source }: OwnChange): Promise<string[]> {
  const factors = await lockFactors(transaction, person.id);
  if (factors.length === 0) throw notFound('record');
  await requireConfirmed(transaction, person);
  await recordFactorChange(transaction, source, person, { kind: 'RECOVERY_CODES_RENEWED', details: {} });
  return makeRecoveryCodes(transaction, person.id);
}

/**
 * Confirms the session with a code. Ten wrong ones end it.
 *
 * @throws {ApiError} 422 for a wrong or used code, 401 after too many
 */
export async function confirmSession(
  { connection, cipher }: { connection: Connection; cipher: SecretCipher },
  person: Caller,
  code: string,
  source: EventSource,
): Promise<void> {
  const guessed = `confirmations in ${person.sessionId}`;
  await countGuessOfSession(connection, person, guessed, source);
  const about = { kind: 'SESSION_CONFIRMED', about: person, by: person } as const;
  const accepted = await inTransaction(connection, async (transaction) => {
    const found = await acceptCode(transaction, cipher, person.id, code);
    if (!found) return undefined;
    await markConfirmed(transaction, person.sessionId);
    const details = { session: person.sessionId, factor: found.factor };
    await recordEvent(transaction, source, { ...about, details });
    return found;
  });
  if (accepted) return clearAttempts(connection, guessed);
  await recordEvent(connection, source, { ...about, outcome: 'FAILURE' });
  throw refusedAt('oneTimeCode', 'code-wrong');
}

/** @throws {ApiError} 403 `step-up` */
async function requireConfirmed(connection: Connection, { sessionId }: Caller): Promise<void> {
  if (!(await isConfirmed(connection, sessionId, CONFIRMED_SECONDS))) throw refused('step-up');
}
