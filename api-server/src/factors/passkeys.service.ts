import type { Caller } from '../access/person';
import { refused } from '../api-error';
import type { Connection, WriteTransaction } from '../database/database';
import type { EventSource } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';
import { endSessions, markConfirmed } from '../session/sessions.repository';
import { recordFactorChange } from './factor-events';
import { requireAdder } from './factors.service';
import { policyOf, type FactorRules, type PasskeySite } from './factor-rules';
import { acceptCounter, addKey, findFactors, findKey, lockFactors, type FactorRow } from './factors.repository';
import { creationOptions, requestOptions, verifyCreation, verifyUse, type CredentialJson } from './passkey';
import { makeRecoveryCodes } from './recovery-codes.repository';
import { deleteTickets, findTicket, issueTicket, useTicket } from '../session/tickets.repository';

export interface PasskeySetup {
  ticket: string;
  options: Record<string, unknown>;
}

/** @throws {ApiError} 409 where passkeys are switched off */
export function siteOf({ passkeys }: FactorRules): PasskeySite {
  if (!passkeys) throw refused('factors-off');
  return passkeys;
}

/**
 * Options for a new passkey, for ten minutes in this session.
 *
 * @throws {ApiError} 409 if switched off, and what `requireAdder` throws
 */
export async function beginPasskey(
  { connection, rules }: { connection: Connection; rules: FactorRules },
  person: Caller,
  password: string | undefined,
  source: EventSource,
): Promise<PasskeySetup> {
  const site = siteOf(rules);
  if (policyOf(rules, person.role).kind === 'off') throw refused('factors-off');
  const factors = await findFactors(connection, person.id);
  await requireAdder(connection, person, { password, factors: factors.length }, source);
  const { challenge, options } = await creationOptions(site, person, factors);
  const owner = { userId: person.id, sessionId: person.sessionId };
  return { ticket: await issueTicket(connection, 'PASSKEY_ADDITION', owner, { challenge }), options };
}

interface OwnChange {
  transaction: WriteTransaction;
  person: Caller;
  source: EventSource;
}

/**
 * Adds a passkey; other sessions end. Returns recovery codes with the first second step, else null.
 *
 * @throws {ApiError} 422 for an ended ticket or a credential that does not answer it
 */
export async function addPasskey(
  { transaction, person, source }: OwnChange,
  rules: FactorRules,
  { ticket: token, credential, name }: { ticket: string; credential: CredentialJson; name: string },
): Promise<string[] | null> {
  const bearer = { purposes: ['PASSKEY_ADDITION'], by: { sessionId: person.sessionId } } as const;
  const ticket = await findTicket(transaction, token, bearer);
  if (!ticket) throw refused('step-ended');
  if (!ticket.challenge) throw refused('step-ended');
  const key = await verifyCreation(siteOf(rules), ticket.challenge, credential);
  if (!(await useTicket(transaction, ticket))) throw refused('step-ended');
  const others = await lockFactors(transaction, person.id);
  if (await findKey(transaction, key.credentialId)) throw refused('passkey-wrong');
  await addKey(transaction, { ...key, userId: person.id, name });
  await markConfirmed(transaction, person.sessionId);
  await deleteTickets(transaction, person.id);
  const sessionsEnded = await endSessions(transaction, person.id, 'FACTORS', person.sessionId);
  const details = { factor: 'PASSKEY', sessionsEnded };
  await recordFactorChange(transaction, source, person, { kind: 'FACTOR_ADDED', details });
  return others.length === 0 ? makeRecoveryCodes(transaction, person.id) : null;
}

/** Options for a passkey that confirms this session. */
export async function beginPasskeyConfirmation(
  transaction: WriteTransaction,
  rules: FactorRules,
  { id, sessionId }: Caller,
): Promise<PasskeySetup> {
  const { challenge, options } = await requestOptions(siteOf(rules));
  return { ticket: await issueTicket(transaction, 'CONFIRMATION', { userId: id, sessionId }, { challenge }), options };
}

/** @throws {ApiError} 422 for an ended ticket, a passkey of another person or a wrong signature */
export async function confirmWithPasskey(
  { transaction, person, source }: OwnChange,
  rules: FactorRules,
  { ticket: token, credential }: { ticket: string; credential: CredentialJson },
): Promise<void> {
  const bearer = { purposes: ['CONFIRMATION'], by: { sessionId: person.sessionId } } as const;
  const ticket = await findTicket(transaction, token, bearer);
  if (!ticket || !(await useTicket(transaction, ticket))) throw refused('step-ended');
  await acceptKey(transaction, siteOf(rules), { challenge: ticket.challenge, credential, userId: person.id });
  await markConfirmed(transaction, person.sessionId);
  const details = { session: person.sessionId, factor: 'PASSKEY' };
  await recordEvent(transaction, source, { kind: 'SESSION_CONFIRMED', about: person, by: person, details });
}

/**
 * Checks the answer of a passkey, and stores its counter.
 *
 * @throws {ApiError} 422 for an unknown passkey, one of another person than `userId`, or a wrong signature
 */
export async function acceptKey(
  transaction: WriteTransaction,
  site: PasskeySite,
  { challenge, credential, userId }: { challenge: string | null; credential: CredentialJson; userId: string | null },
): Promise<FactorRow> {
  const { id } = credential;
  const key = typeof id === 'string' ? await findKey(transaction, id) : undefined;
  if (!key || (userId !== null && key.userId !== userId)) throw refused('passkey-wrong');
  // The ticket of a sign-in has none until options are asked for; an empty one would accept a replay.
  if (!challenge) throw refused('step-ended');
  const counter = await verifyUse(site, challenge, credential, key);
  if (!(await acceptCounter(transaction, key, counter))) throw refused('passkey-wrong');
  return key;
}
