import { activeRemote, changedRemote, isoTime, publishedRemote, type Actor } from './change';
import { blockerOf } from './compatibility';
import type { PublishedRemote, RegistryRecord } from './registry.schema';
import { releasedVersion } from './rollback';
import { rolledOut } from './rollout';
import { RegistryError, type RegistryStore } from './store';

/**
 * Pins a version, by default the live one: later publications stay inactive.
 * @throws RegistryError
 */
export async function pin(
  store: RegistryStore,
  name: string,
  options: Actor & { reason: string; version?: string },
): Promise<string> {
  const { by, reason } = options;
  const at = isoTime(options);
  const registry = await store.update((current) => {
    const remote = activeRemote(current, name);
    const { version, withdrawn } = releasedVersion(remote, name, options.version ?? remote.live);
    if (withdrawn) {
      throw new RegistryError(
        `${name} ${version} was taken back (${withdrawn.reason}); "comptoir-remotes rollback ${name} ${version}" makes it live again, and then it can be pinned`,
      );
    }
    const some = rolledOut(remote);
    if (some) throw new RegistryError(`${name} ${some.version} is shown to some people: promote or halt it first`);
    const entry = { at, by, action: 'pin', from: remote.live, to: version, reason } as const;
    return changedRemote(current, name, { ...remote, live: version, pinned: { at, by, reason } }, entry);
  });
  return publishedRemote(registry, name).live;
}

/** Removes a pin: the newest version that the shell serves becomes live. */
export async function unpin(store: RegistryStore, name: string, options: Actor): Promise<string> {
  const registry = await store.update((current) => {
    const { pinned, ...remote } = activeRemote(current, name);
    if (!pinned) throw new RegistryError(`${name} is not pinned`);
    const live = newest(current, remote) ?? remote.live;
    const entry = { at: isoTime(options), by: options.by, action: 'unpin', from: remote.live, to: live } as const;
    return changedRemote(current, name, { ...remote, live }, entry);
  });
  return publishedRemote(registry, name).live;
}

function newest({ shell }: RegistryRecord, { versions }: PublishedRemote): string | undefined {
  return versions.find((each) => !each.withdrawn && !each.staged && !(shell && blockerOf(each, shell)))?.version;
}
