import { candidates } from './candidates';
import { changedRemote, isoTime, publishedRemote, type Actor } from './change';
import { blockerOf } from './compatibility';
import type { PublishedRemote } from './registry.schema';
import { RegistryError, type RegistryStore } from './store';

/**
 * Removes a remote from the product: its links and areas disappear with the next page, its versions and history stay.
 */
export async function retire(store: RegistryStore, name: string, options: Actor & { reason: string }): Promise<void> {
  const { by, reason } = options;
  const at = isoTime(options);
  await store.update((registry) => {
    const remote = publishedRemote(registry, name);
    if (remote.retired) throw new RegistryError(`${name} is retired already: ${remote.retired.reason}`);
    const entry = { at, by, action: 'retire', from: remote.live, reason } as const;
    return changedRemote(registry, name, { ...remote, retired: { at, by, reason } }, entry);
  });
}

export async function restore(
  store: RegistryStore,
  name: string,
  options: Actor & { reason?: string },
): Promise<string> {
  const registry = await store.update((current) => {
    const { retired, ...remote } = publishedRemote(current, name);
    if (!retired) throw new RegistryError(`${name} is not retired`);
    const after = withGoodLive(remote);
    const [shown] = candidates(after);
    const blocker = shown && current.shell && blockerOf(shown, current.shell);
    if (blocker !== undefined) throw new RegistryError(blocker);
    const entry = {
      at: isoTime(options),
      by: options.by,
      action: 'restore',
      to: remote.live,
      ...(options.reason !== undefined && { reason: options.reason }),
    } as const;
    return changedRemote(current, name, after, entry);
  });
  return publishedRemote(registry, name).live;
}

function withGoodLive(remote: PublishedRemote): PublishedRemote {
  const versions = remote.versions.map((each) => {
    if (each.version !== remote.live) return each;
    const { withdrawn: _back, ...good } = each;
    return good;
  });
  return { ...remote, versions };
}
