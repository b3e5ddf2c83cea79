import type { User, UserChange, UserInvitation } from '@comptoir/api-contract/users';
import { v7 as newId } from 'uuid';
import { askedOffice } from '../access/asked-office';
import type { Person } from '../access/person';
import type { Reach } from '../access/reach';
import { trackChange } from '../audit/track-change';
import type { WriteTransaction } from '../database/database';
import { notFound, refused } from '../http/api-error';
import { requireVersion } from '../http/entity-tag';
import type { Versioned } from '../http/results';
import type { EventSource } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';
import { deleteTokens } from '../session/one-time-tokens.repository';
import { endSessions } from '../session/sessions.repository';
import type { Account } from '../session/people.repository';
import { hiddenOwner, withFreeAddress } from './address-in-use';
import { ADMINISTERED_ROLES } from './administered-roles';
import { mailSecondInvitation } from './second-invitation-mail';
import { mailInvitation } from './invitation-mail';
import { mailMove } from './move-mail';
import { archiveUser, findUser, insertUser, lockSuperAdmins, lockUser, updateUser } from './users.repository';

interface Change {
  transaction: WriteTransaction;
  person: Person;
  reach: Reach;
  source: EventSource;
}

interface ChangeOfOne extends Change {
  id: string;
  expectedVersion: number | undefined;
}

/**
 * Makes an account that works once its owner has set a password, and mails the link for that.
 *
 * Where the address has an account that the person may not know of, the answer is the same, and its owner is told.
 *
 * @throws {ApiError} 403 for a role or a place that the person does not administer, 409 for an address in use
 */
export async function invite(change: Change, invitation: UserInvitation): Promise<Versioned<User>> {
  const { transaction, person, reach } = change;
  if (!ADMINISTERED_ROLES[person.role].includes(invitation.role)) throw refused('no-access');
  const { name, email, phone, role } = invitation;
  const place =
    role === 'ADMIN'
      ? { countryCode: invitation.countryCode ?? null, officeId: null }
      : { countryCode: null, officeId: (await askedOffice(transaction, reach, invitation.officeId ?? undefined)).id };
  const account = { id: newId(), name, email, phone, role, ...place };
  const owner = await hiddenOwner(change, scopeOf(change), account);
  const kept = { ...account, passwordHash: null, language: person.language, held: owner !== undefined };
  await withFreeAddress(() => insertUser(transaction, kept));
  const created = await findUser(transaction, scopeOf(change), account.id);
  if (!created) throw notFound('user');
  await sendInvitation(change, created.user, owner);
  await track(change, { after: created.user });
  return { record: created.user, version: created.version };
}

/**
 * Mails a new link to set a password; the one before stops working.
 *
 * @throws {ApiError} 404, or 409 for an account that has a password
 */
export async function inviteAgain(change: Change & { id: string }): Promise<void> {
  const found = await lockUser(change.transaction, scopeOf(change), change.id);
  if (!found) throw notFound('user');
  if (found.user.verified) throw refused('password-set-already');
  const owner = await hiddenOwner(change, scopeOf(change), found.user);
  await withFreeAddress(() => updateUser(change.transaction, found.user.id, { held: owner !== undefined }));
  await sendInvitation(change, found.user, owner);
}

/** @throws {ApiError} 404, 412, or 409 for an address in use */
export async function changeUser(change: ChangeOfOne, { phone, ...fields }: UserChange): Promise<Versioned<User>> {
  const before = await userToChange(change);
  const cleared = phone === undefined ? {} : { phone: phone || null };
  const moves = fields.email !== undefined && fields.email !== before.email;
  const owner = moves
    ? await hiddenOwner(change, scopeOf(change), { ...before, email: fields.email ?? '' })
    : undefined;
  const held = moves ? { held: owner !== undefined } : {};
  await withFreeAddress(() => updateUser(change.transaction, before.id, { ...fields, ...cleared, ...held }));
  const after = await findUser(change.transaction, scopeOf(change), before.id);
  if (!after) throw notFound('user');
  if (moves) await moveToAddress(change, before, after.user, owner);
  await track(change, { before, after: after.user });
  return { record: after.user, version: after.version };
}

/** Whoever reads the mailbox of the address before has nothing of the account any more. */
async function moveToAddress(change: Change, before: User, after: User, owner: Account | undefined): Promise<void> {
  await deleteTokens(change.transaction, after.id);
  const sessionsEnded = await endSessions(change.transaction, after.id, 'EMAIL');
  await mailMove(change, before);
  const { transaction, source, person: by } = change;
  await recordEvent(transaction, source, { kind: 'EMAIL_CHANGED', about: after, by, details: { sessionsEnded } });
  if (!after.verified || owner) await sendInvitation(change, after, owner);
}

async function sendInvitation(change: Change, user: User, owner: Account | undefined): Promise<void> {
  await (owner ? mailSecondInvitation(change, user, owner) : mailInvitation(change, user));
  const { transaction, source, person: by } = change;
  await recordEvent(transaction, source, {
    kind: 'INVITATION_SENT',
    about: user,
    by,
    details: { role: user.role },
  });
}

/** @throws {ApiError} 404, 412, or 409 for the own account and the last SUPERADMIN */
export async function deleteUser(change: ChangeOfOne): Promise<void> {
  const before = await userToChange(change);
  if (before.id === change.person.id) throw refused('own-account');
  if (before.role === 'SUPERADMIN' && (await lockSuperAdmins(change.transaction)) <= 1) {
    throw refused('last-superadmin');
  }
  await archiveUser(change.transaction, before.id);
  const sessionsEnded = await endSessions(change.transaction, before.id, 'DELETED');
  if (sessionsEnded > 0) {
    await recordEvent(change.transaction, change.source, {
      kind: 'SESSION_ENDED',
      about: before,
      by: change.person,
      details: { sessionsEnded, reason: 'DELETED' },
    });
  }
  await track(change, { before });
}

async function userToChange(change: ChangeOfOne): Promise<User> {
  const found = await lockUser(change.transaction, scopeOf(change), change.id);
  if (!found) throw notFound('user');
  requireVersion(found.version, change.expectedVersion);
  return found.user;
}

function scopeOf({ person, reach }: Change) {
  return { roles: ADMINISTERED_ROLES[person.role], reach };
}

async function track({ transaction, person }: Change, states: { before?: User; after?: User }): Promise<void> {
  const user = states.before ?? states.after;
  if (!user) return;
  const { id: entityId, officeId, countryCode } = user;
  await trackChange(transaction, { by: person, entity: 'user', entityId, officeId, countryCode, ...states });
}
