import { activeRemote, changedRemote, isoTime, publishedRemote, tokenOf, type Actor } from './change';
import { candidates } from './candidates';
import type { PublishedRemote, PublishedVersion, RegistryRecord } from './registry.schema';
import { withoutRollout } from './rollout';
import { RegistryError, type RegistryStore } from './store';

export interface RollbackOptions extends Actor {
  reason: string;
  /** Defaults to the version before the live one. */
  to?: string;
}

type Withdrawal = NonNullable<PublishedVersion['withdrawn']>;

/**
 * Makes an earlier version live, or retires the remote if there is none. Later versions are withdrawn: no page falls
 * back to them.
 * @returns the live version; undefined if none is left
 * @throws RegistryError if the version does not exist
 */
export async function rollback(
  store: RegistryStore,
  name: string,
  options: RollbackOptions,
): Promise<string | undefined> {
  const decision = { at: isoTime(options), by: options.by, reason: options.reason };
  const registry = await store.update((current) => {
    const remote = activeRemote(current, name);
    const target = options.to === undefined ? candidates(remote)[1]?.version : options.to;
    if (target === undefined) return withoutAny(current, name, remote);
    const { version: to } = releasedVersion(remote, name, target);
    if (to === remote.live) throw new RegistryError(`${name} ${to} is live already`);
    const versions = withdrawNewer(withoutRollout(remote, decision), to, decision);
    const entry = { ...decision, ...tokenOf(options), action: 'rollback', from: remote.live, to } as const;
    return changedRemote(current, name, { ...remote, live: to, versions }, entry);
  });
  const { live, retired } = publishedRemote(registry, name);
  return retired ? undefined : live;

  function withoutAny(current: RegistryRecord, remoteName: string, remote: PublishedRemote): RegistryRecord {
    const { pinned: _pinned, ...free } = withoutRollout(remote, decision);
    const versions = withdrawNewer(free, undefined, decision);
    const entry = { ...decision, ...tokenOf(options), action: 'rollback', from: remote.live } as const;
    return changedRemote(current, remoteName, { ...free, versions, retired: decision }, entry);
  }
}

/** @throws RegistryError listing the existing versions */
export function releasedVersion(remote: PublishedRemote, name: string, version: string): PublishedVersion {
  const found = remote.versions.find((each) => each.version === version);
  if (!found) {
    const known = remote.versions.map((each) => each.version).join(', ');
    throw new RegistryError(`${name} has no version ${version}; there are: ${known}`);
  }
  if (found.staged)
    throw new RegistryError(`${name} ${version} is staged for the next shell, and becomes live with it`);
  return found;
}

function withdrawNewer(
  { versions }: PublishedRemote,
  target: string | undefined,
  decision: Withdrawal,
): PublishedVersion[] {
  const place = versions.findIndex(({ version }) => version === target);
  return versions.map((version, index) => {
    if (version.staged) return version;
    if (place === -1 || index < place) return { ...version, withdrawn: version.withdrawn ?? decision };
    if (index > place) return version;
    const { withdrawn: _back, ...good } = version;
    return good;
  });
}
