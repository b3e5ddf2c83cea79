import type { LanguageCode } from '@comptoir/api-contract/languages';
import { PLATFORM_ROLES } from '@comptoir/api-contract/roles';
import type { User, UserChange, UserInvitation } from '@comptoir/api-contract/users';
import type { FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import { requestedOffice } from '../access/requested-office';
import type { Person } from '../access/person';
import type { Reach } from '../access/reach';
import { refused } from '../api-error';
import { holdsCash } from '../books/account-balances.repository';
import type { Versioned } from '../results';
import { preferredLanguage } from '../language/preferred-language';
import type { Change, ChangeOfOne, WithBody } from '../records/change';
import { cancelInvitationExpiry, scheduleInvitationExpiry } from '../inbox/invitation-expiry';
import { recordsOf } from '../records/records-of';
import { sourceOf, type EventSource } from '../security-events/event-source';
import { recordEvent, type RecordedEvent } from '../security-events/record-event';
import { endKeysOf } from '../session/ended-keys.repository';
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

/** Origin for security events: a request, or the server. */
export type EventOrigin = { request: FastifyRequest } | { source: EventSource };

export const users = recordsOf<Versioned<User>>('user', {
  table: 'users',
  find: (connection, reach, id, person) => findUser(connection, scopeOf({ person, reach }), id),
  place: ({ officeId, countryCode }) => ({ officeId, countryCode }),
});

/**
 * Creates an account and mails the link to set a password.
 *
 * If a hidden account has the address, the answer is the same and its owner is notified.
 *
 * @throws {ApiError} 403 for a role or place not administered, 409 for an address in use
 */
export async function invite(call: Change & EventOrigin & WithBody<UserInvitation>): Promise<Versioned<User>> {
  const { transaction, person, reach, body: invitation } = call;
  if (!ADMINISTERED_ROLES[person.role].includes(invitation.role)) throw refused('no-access');
  const { name, email, phone, role } = invitation;
  const place =
    role === 'ADMIN'
      ? { countryCode: invitation.countryCode ?? null, officeId: null }
      : {
          countryCode: null,
          officeId: (await requestedOffice(transaction, reach, invitation.officeId ?? undefined)).id,
        };
  const account = { id: newId(), name, email, phone, role, ...place };
  const owner = await hiddenOwner(call, scopeOf(call), account);
  const stored = { ...account, passwordHash: null, language: languageFor(call), held: owner !== undefined };
  const created = await users.create(call, async () => {
    await withFreeAddress(() => insertUser(transaction, stored));
    return account.id;
  });
  await sendInvitation(call, created, owner);
  return created;
}

/**
 * Mails a new link; the previous one expires.
 *
 * @throws {ApiError} 404, or 409 if a password is set
 */
export async function inviteAgain(call: ChangeOfOne & EventOrigin): Promise<void> {
  const user = await users.locked(call);
  if (user.verified) throw refused('password-set-already');
  const owner = await hiddenOwner(call, scopeOf(call), user);
  await withFreeAddress(() => updateUser(call.transaction, user.id, { held: owner !== undefined }));
  await sendInvitation(call, user, owner);
}

/** @throws {ApiError} 403 for the platform permission, 404, 412, or 409 for an address in use */
export function changeUser(call: ChangeOfOne & EventOrigin & WithBody<UserChange>): Promise<Versioned<User>> {
  const { transaction } = call;
  const { phone, ...fields } = call.body;
  return users.change(call, async (before) => {
    const cleared = phone === undefined ? {} : { phone: phone || null };
    if (fields.platform !== undefined) requirePlatformGiver(call.person, before);
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

function requirePlatformGiver(person: Person, { role }: User): void {
  if (person.role !== 'SUPERADMIN' || !PLATFORM_ROLES.includes(role)) throw refused('no-access');
}

/** Ends tokens, sessions and API keys, so that the old mailbox loses access. */
async function moveToAddress(
  call: Change & EventOrigin,
  before: User,
  after: User,
  owner: Account | undefined,
): Promise<void> {
  await deleteTokens(call.transaction, after.id);
  const sessionsEnded = await endSessions(call.transaction, after.id, 'EMAIL');
  const keysEnded = await endKeysOf(call.transaction, after.id);
  await mailMove(call, before);
  await recordFor(call, { kind: 'EMAIL_CHANGED', about: after, details: { sessionsEnded, keysEnded } });
  if (!after.verified || owner) await sendInvitation(call, after, owner);
}

async function sendInvitation(call: Change & EventOrigin, user: User, owner: Account | undefined): Promise<void> {
  await countInvitation(call.transaction, user.email);
  // Scheduled for held invitations as well, so that they are indistinguishable.
  await scheduleInvitationExpiry(call.transaction, user.id, new Date(Date.now() + LIFETIMES_MS.INVITATION));
  await (owner ? mailSecondInvitation(call, user, owner) : mailInvitation(call, user, languageFor(call)));
  await recordFor(call, { kind: 'INVITATION_SENT', about: user, details: { role: user.role } });
}

function languageFor(call: Change & EventOrigin): LanguageCode | null {
  const requested = 'request' in call ? preferredLanguage(call.request.headers['accept-language']) : undefined;
  return call.person.language ?? requested ?? null;
}

/** @throws {ApiError} 404, 412, or 409 for the own account and the last SUPERADMIN */
export function deleteUser(call: ChangeOfOne & EventOrigin): Promise<void> {
  const { transaction, person } = call;
  return users.remove(call, async (before) => {
    if (before.id === person.id) throw refused('own-account');
    if (before.role === 'SUPERADMIN' && (await lockSuperAdmins(transaction)) <= 1) throw refused('last-superadmin');
    await retireUser(transaction, before.id);
    await cancelInvitationExpiry(transaction, before.id);
    await deactivateAccount(call, before, 'DELETED');
  });
}

/** @throws {ApiError} `holds-cash` */
export async function deactivateAccount(
  call: Change & EventOrigin,
  about: User,
  reason: 'ARCHIVED' | 'DELETED',
): Promise<void> {
  if (await holdsCash(call.transaction, about)) throw refused('holds-cash');
  await recordFor(call, { kind: `ACCOUNT_${reason}`, about, details: { role: about.role } });
  await endSessionsOf(call, about, reason);
}

/** Records an event if any were active. */
export async function endSessionsOf(
  call: Change & EventOrigin,
  about: User,
  reason: 'ARCHIVED' | 'DELETED',
): Promise<void> {
  const sessionsEnded = await endSessions(call.transaction, about.id, reason);
  if (sessionsEnded > 0) await recordFor(call, { kind: 'SESSION_ENDED', about, details: { sessionsEnded, reason } });
}

export function recordFor(
  { transaction, person, ...requested }: Change & EventOrigin,
  event: RecordedEvent,
): Promise<void> {
  const source = 'source' in requested ? requested.source : sourceOf(requested.request);
  return recordEvent(transaction, source, { ...event, by: person });
}

function scopeOf({ person, reach }: { person: Person; reach: Reach }): UserScope {
  return { roles: ADMINISTERED_ROLES[person.role], reach };
}
