import { allowsOverride } from '@comptoir/api-contract/override-origins';
import type { NewRemoteOverride, OverrideClaims } from '@comptoir/api-contract/remote-overrides';
import { createSigner } from 'fast-jwt';
import type { Person } from '../access/person';
import { trackChange } from '../audit/track-change';
import type { RemoteOverrideOptions } from '../config/remote-overrides';
import type { WriteTransaction } from '../database/database';
import { refused, refusedAt } from '../http/api-error';

/** Whose browser it is for, and the transaction that writes it down. */
interface Change {
  transaction: WriteTransaction;
  person: Person;
}

/**
 * Permits one person to load a remote from another address for a while, and writes that down.
 *
 * @throws {ApiError} 403 where the deployment allows no override, 422 for an address that it does not allow
 */
export async function permitOverride(
  { transaction, person }: Change,
  options: RemoteOverrideOptions | undefined,
  { remote, address: asked, minutes }: NewRemoteOverride,
): Promise<{ token: string; until: string }> {
  if (!options) throw refused('override-not-allowed');
  if (!allowsOverride(options.origins, asked)) {
    throw refusedAt('address', 'override-elsewhere', { origins: options.origins.join(', ') });
  }
  const address = folderAt(asked);
  const until = new Date(Date.now() + minutes * 60_000);
  const claims: OverrideClaims = { sub: person.id, remote, address, exp: Math.floor(until.getTime() / 1000) };
  const token = createSigner({ algorithm: 'HS256', key: options.secret })(claims);
  await write({ transaction, person }, remote, { after: { address, until: until.toISOString() } });
  return { token, until: until.toISOString() };
}

/** Writes down that a person ended an override before its time. */
export async function endOverride(change: Change, remote: string): Promise<void> {
  await write(change, remote, { before: { by: change.person.email } });
}

function write({ transaction, person }: Change, remote: string, state: { before?: object; after?: object }) {
  return trackChange(transaction, {
    by: person,
    entity: 'remote',
    entityId: remote,
    officeId: null,
    ...state,
  });
}

function folderAt(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname.endsWith('/') ? pathname : `${pathname}/`}`;
}
