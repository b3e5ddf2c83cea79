import { changed, isoTime, publishedRemote, type Actor } from './change';
import type { PublishedVersion } from './registry.schema';
import { knownVersion } from './rollback';
import { RegistryError, type RegistryStore } from './store';

/** Keeps a version live: what is published from now on waits. By default the one that is live. */
export async function pin(
  store: RegistryStore,
  name: string,
  options: Actor & { reason: string; version?: string },
): Promise<string> {
  const { by, reason } = options;
  const at = isoTime(options);
  const registry = await store.update((current) => {
    const remote = publishedRemote(current, name);
    const { version } = knownVersion(remote, name, options.version ?? remote.live);
    const pinned = { at, by, reason };
    return changed(
      current,
      { remotes: { ...current.remotes, [name]: { ...remote, live: version, pinned } } },
      { at, by, action: 'pin', remote: name, from: remote.live, to: version, reason },
    );
  });
  return publishedRemote(registry, name).live;
}

/** Ends a pin: the newest version becomes live. */
export async function unpin(store: RegistryStore, name: string, options: Actor): Promise<string> {
  const at = isoTime(options);
  const registry = await store.update((current) => {
    const { pinned, ...remote } = publishedRemote(current, name);
    if (!pinned) throw new RegistryError(`${name} is not pinned`);
    const live = newest(remote.versions)?.version ?? remote.live;
    return changed(
      current,
      { remotes: { ...current.remotes, [name]: { ...remote, live } } },
      { at, by: options.by, action: 'unpin', remote: name, from: remote.live, to: live },
    );
  });
  return publishedRemote(registry, name).live;
}

function newest(versions: readonly PublishedVersion[]): PublishedVersion | undefined {
  return versions.find(({ withdrawn, staged }) => !withdrawn && !staged);
}
