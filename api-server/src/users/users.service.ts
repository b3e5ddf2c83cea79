import type { LanguageCode } from '@comptoir/api-contract/languages';
import type { User, UserChange, UserInvitation } from '@comptoir/api-contract/users';
import type { FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import { askedOffice } from '../access/asked-office';
import type { Person } from '../access/person';
import type { Reach } from '../access/reach';
import { refused } from '../api-error';
import type { Versioned } from '../results';
import { preferredLanguage } from '../language/preferred-language';
import type { Change, ChangeOfOne, WithBody } from '../records/change';
import { forgetInvitation, planInvitationEnd } from '../inbox/invitation-end';
import { recordsOf } from '../records/records-of';
import { sourceOf, type EventSource } from '../security-events/event-source';
import { recordEvent, type RecordedEvent } from '../security-events/record-event';
import { deleteTokens, LIFETIMES_MS } from '../session/one-time-tokens.repository';
import { endSessions } from '../session/sessions.repository';
import type { Account } from '../session/people.repository';
import { hiddenOwner, withFreeAddress } from './address-in-use';
import { ADMINISTERED_ROLES } from './administered-roles';
import { mailSecondInvitation } from './second-invitation-mail';
import { mailInvitation } from './invitation-mail';
import { countInvitation } from './invitation-mails.repository';
import { mailMove } from './move-mail';
import { retireUser, findUser, insertUser, lockSuperAdmins, updateUser, type UserScope } from './users.repository';

/** Its security events say where the request comes from, or that the server goes on with one by itself. */
export type Asked = { request: FastifyRequest } | { source: EventSource };

export const users = recordsOf<Versioned<User>>('user', {
  table: 'users',
  find: (connection, reach, id, person) => findUser(connection, scopeOf({ person, reach }), id),
  place: ({ officeId, countryCode }) => ({ officeId, countryCode }),
});

/**
 * Makes an account that works once its owner has set a password, and mails the link for that.
 *
 * Where the address has an account that the person may not know of, the answer is the same, and its owner is told.
 *
 * @throws {ApiError} 403 for a role or a place that the person does not administer, 409 for an address in use
 */
export async function invite(call: Change & Asked & WithBody<UserInvitation>): Promise<Versioned<User>> {
  const { transaction, person, reach, body: invitation } = call;
  if (!ADMINISTERED_ROLES[person.role].includes(invitation.role)) throw refused('no-access');
  const { name, email, phone, role } = invitation;
  const place =
    role === 'ADMIN'
      ? { countryCode: invitation.countryCode ?? null, officeId: null }
      : { countryCode: null, officeId: (await askedOffice(transaction, reach, invitation.officeId ?? undefined)).id };
  const account = { id: newId(), name, email, phone, role, ...place };
  const owner = await hiddenOwner(call, scopeOf(call), account);
  const kept = { ...account, passwordHash: null, language: languageFor(call), held: owner !== undefined };
  const created = await users.create(call, async () => {
    await withFreeAddress(() => insertUser(transaction, kept));
    return account.id;
  });
  await sendInvitation(call, created, owner);
  return created;
}

/**
 * Mails a new link to set a password; the one before stops working.
 *
 * @throws {ApiError} 404, or 409 for an account that has a password
 */
export async function inviteAgain(call: ChangeOfOne & Asked): Promise<void> {
  const user = await users.held(call);
  if (user.verified) throw refused('password-set-already');
  const owner = await hiddenOwner(call, scopeOf(call), user);
  await withFreeAddress(() => updateUser(call.transaction, user.id, { held: owner !== undefined }));
  await sendInvitation(call, user, owner);
}

/** @throws {ApiError} 404, 412, or 409 for an address in use */
export function changeUser(call: ChangeOfOne & Asked & WithBody<UserChange>): Promise<Versioned<User>> {
  const { transaction } = call;
  const { phone, ...fields } = call.body;
  return users.change(call, async (before) => {
    const cleared = phone === undefined ? {} : { phone: phone || null };
    const { email } = fields;
    if (email === undefined || email === before.email) {
      return withFreeAddress(() => updateUser(transaction, before.id, { ...fields, ...cleared }));
    }
    const owner = await hiddenOwner(call, scopeOf(call), { ...before, email });
    const held = owner !== undefined;
    await withFreeAddress(() => updateUser(transaction, before.id, { ...fields, ...cleared, held }));
    await moveToAddress(call, before, { ...before, name: fields.name ?? before.name, email }, owner);
  });
}

/** Whoever reads the mailbox of the address before has nothing of the account any more. */
async function moveToAddress(
  call: Change & Asked,
  before: User,
  after: User,
  owner: Account | undefined,
): Promise<void> {
  await deleteTokens(call.transaction, after.id);
  const sessionsEnded = await endSessions(call.transaction, after.id, 'EMAIL');
  await mailMove(call, before);
  await recordFor(call, { kind: 'EMAIL_CHANGED', about: after, details: { sessionsEnded } });
  if (!after.verified || owner) await sendInvitation(call, after, owner);
}

async function sendInvitation(call: Change & Asked, user: User, owner: Account | undefined): Promise<void> {
  await countInvitation(call.transaction, user.email);
  // Nobody is to tell from it whether the invitation can be answered at all.
  await planInvitationEnd(call.transaction, user.id, new Date(Date.now() + LIFETIMES_MS.INVITATION));
  await (owner ? mailSecondInvitation(call, user, owner) : mailInvitation(call, user, languageFor(call)));
  await recordFor(call, { kind: 'INVITATION_SENT', about: user, details: { role: user.role } });
}

/** The language of somebody new: that of who invites, or else of their browser. */
function languageFor(call: Change & Asked): LanguageCode | null {
  const asked = 'request' in call ? preferredLanguage(call.request.headers['accept-language']) : undefined;
  return call.person.language ?? asked ?? null;
}

/** @throws {ApiError} 404, 412, or 409 for the own account and the last SUPERADMIN */
export function deleteUser(call: ChangeOfOne & Asked): Promise<void> {
  const { transaction, person } = call;
  return users.remove(call, async (before) => {
    if (before.id === person.id) throw refused('own-account');
    if (before.role === 'SUPERADMIN' && (await lockSuperAdmins(transaction)) <= 1) throw refused('last-superadmin');
    await retireUser(transaction, before.id);
    await forgetInvitation(transaction, before.id);
    await takeOutOfUse(call, before, 'DELETED');
  });
}

/** Ends the sessions of an account that nobody signs in to any more, and records both. */
export async function takeOutOfUse(call: Change & Asked, about: User, reason: 'ARCHIVED' | 'DELETED'): Promise<void> {
  await recordFor(call, { kind: `ACCOUNT_${reason}`, about, details: { role: about.role } });
  await endSessionsOf(call, about, reason);
}

/** Ends the sessions of somebody, and records that there were some. */
export async function endSessionsOf(call: Change & Asked, about: User, reason: 'ARCHIVED' | 'DELETED'): Promise<void> {
  const sessionsEnded = await endSessions(call.transaction, about.id, reason);
  if (sessionsEnded > 0) await recordFor(call, { kind: 'SESSION_ENDED', about, details: { sessionsEnded, reason } });
}

export function recordFor({ transaction, person, ...asked }: Change & Asked, event: RecordedEvent): Promise<void> {
  const source = 'source' in asked ? asked.source : sourceOf(asked.request);
  return recordEvent(transaction, source, { ...event, by: person });
}

function scopeOf({ person, reach }: { person: Person; reach: Reach }): UserScope {
  return { roles: ADMINISTERED_ROLES[person.role], reach };
}
