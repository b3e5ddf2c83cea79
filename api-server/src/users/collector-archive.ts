import type { User } from '@comptoir/api-contract/users';
import type { Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { cancelInvitationExpiry } from '../inbox/invitation-expiry';
import { archiveOf } from '../records/archive-of';
import type { ChangeOfOne } from '../records/change';
import type { Versioned } from '../results';
import { ADMINISTERED_ROLES } from './administered-roles';
import { hiddenOwner, withFreeAddress } from './address-in-use';
import { findUser, updateUser } from './users.repository';
import { recordFor, deactivateAccount, type EventOrigin } from './users.service';

const find =
  (archived: boolean) =>
  (connection: Connection, reach: Reach, id: string): Promise<Versioned<User> | undefined> =>
    findUser(connection, { roles: ['COLLECTOR'], reach, archived }, id);

const archive = archiveOf<Versioned<User>>('user', {
  table: 'users',
  find: find(false),
  findArchived: find(true),
  place: ({ officeId, countryCode }) => ({ officeId, countryCode }),
});

/**
 * Blocks sign-in and ends sessions; keeps the password.
 *
 * @throws {ApiError} 404, 412
 */
export function archiveCollector(call: ChangeOfOne & EventOrigin): Promise<Versioned<User>> {
  return archive.archive(call, async (before) => {
    await cancelInvitationExpiry(call.transaction, before.id);
    await deactivateAccount(call, before, 'ARCHIVED');
  });
}

/**
 * Restores sign-in with the same password; sessions remain ended.
 *
 * @throws {ApiError} as `archiveOf`, or 409 if the address is in use
 */
export function restoreCollector(call: ChangeOfOne & EventOrigin): Promise<Versioned<User>> {
  const { transaction, person, reach } = call;
  const known = { roles: ADMINISTERED_ROLES[person.role], reach };
  return withFreeAddress(() =>
    archive.restore(call, async (before) => {
      // If a hidden account has the address, the restored one is held: it exists, but cannot sign in.
      const owner = await hiddenOwner(call, known, before);
      await updateUser(transaction, before.id, { held: owner !== undefined });
      await recordFor(call, { kind: 'ACCOUNT_RESTORED', about: before, details: { role: before.role } });
    }),
  );
}
