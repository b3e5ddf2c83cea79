import { changed, isoTime, publishedRemote, type Actor } from './change';
import { candidates } from './candidates';
import type { PublishedRemote, PublishedVersion } from './registry.schema';
import { RegistryError, type RegistryStore } from './store';

export interface RollbackOptions extends Actor {
  reason: string;
  /** By default the version before the live one. */
  to?: string;
}

/**
 * Makes an earlier version live. The versions that it takes back are withdrawn: no page falls back to them later.
 * @throws RegistryError when there is no such version
 */
export async function rollback(store: RegistryStore, name: string, options: RollbackOptions): Promise<string> {
  const { by, reason } = options;
  const at = isoTime(options);
  const registry = await store.update((current) => {
    const remote = publishedRemote(current, name);
    const target = options.to === undefined ? versionBefore(remote, name) : knownVersion(remote, name, options.to);
    if (target.version === remote.live) throw new RegistryError(`${name} ${target.version} is live already`);
    const after = { ...remote, live: target.version, versions: withdrawNewer(remote, target, { at, by, reason }) };
    return changed(
      current,
      { remotes: { ...current.remotes, [name]: after } },
      { at, by, action: 'rollback', remote: name, from: remote.live, to: target.version, reason },
    );
  });
  return publishedRemote(registry, name).live;
}

/** @throws RegistryError that lists the versions there are */
export function knownVersion(remote: PublishedRemote, name: string, version: string): PublishedVersion {
  const found = remote.versions.find((each) => each.version === version);
  if (found) return found;
  const known = remote.versions.map((each) => each.version).join(', ');
  throw new RegistryError(`${name} has no version ${version}; there are: ${known}`);
}

function versionBefore(remote: PublishedRemote, name: string): PublishedVersion {
  const [, before] = candidates(remote);
  if (!before) throw new RegistryError(`${name} ${remote.live} has no version before it`);
  return before;
}

function withdrawNewer(
  { versions }: PublishedRemote,
  target: PublishedVersion,
  decision: NonNullable<PublishedVersion['withdrawn']>,
): PublishedVersion[] {
  const place = versions.indexOf(target);
  return versions.map((version, index) => {
    if (version.staged) return version;
    if (index < place) return { ...version, withdrawn: version.withdrawn ?? decision };
    if (index > place) return version;
    const { withdrawn: _back, ...good } = version;
    return good;
  });
}
