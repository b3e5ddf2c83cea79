import { allowsOverride } from '@comptoir/api-contract/override-origins';
import type { NewRemoteOverride, OverrideClaims } from '@comptoir/api-contract/remote-overrides';
import { createSigner } from 'fast-jwt';
import { trackChange } from '../audit/track-change';
import type { RemoteOverrideOptions } from '../config/remote-overrides';
import { refused, refusedAt } from '../api-error';
import type { Change, WithBody } from '../records/change';

/**
 * Grants a temporary override and records it.
 *
 * @throws {ApiError} 403 if overrides are disabled, 422 for a disallowed origin
 */
export async function permitOverride(
  call: Change & WithBody<NewRemoteOverride>,
  options: RemoteOverrideOptions | undefined,
): Promise<{ token: string; until: string }> {
  const { remote, address: requested, minutes } = call.body;
  if (!options) throw refused('override-not-allowed');
  if (!allowsOverride(options.origins, requested)) {
    throw refusedAt('address', 'override-elsewhere', { origins: options.origins.join(', ') });
  }
  const address = folderAt(requested);
  const until = new Date(Date.now() + minutes * 60_000);
  const claims: OverrideClaims = { sub: call.person.id, remote, address, exp: Math.floor(until.getTime() / 1000) };
  const token = createSigner({ algorithm: 'HS256', key: options.secret })(claims);
  await write(call, remote, { after: { address, until: until.toISOString() } });
  return { token, until: until.toISOString() };
}

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
