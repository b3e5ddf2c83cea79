import { audienceText } from './audience.schema';
import { readBuiltRemote } from './built-remote';
import { changedRemote, isoTime, publishedRemote, tokenOf } from './change';
import { refuseNow } from './gate';
import type { HistoryEntry } from './history.schema';
import { refuseBroken } from './invariants';
import { ownerAfter } from './ownership';
import type { PublishOptions } from './publish-options';
import type { PublishedRemote, PublishedVersion } from './registry.schema';
import { withoutRollout } from './rollout';
import type { RegistryStore } from './store';
import { withVariants } from './with-variants';

export interface Publication {
  published: PublishedVersion;
  remote: PublishedRemote;
}

/**
 * Publishes the built remote in `folder` as the live version, or as inactive while another is pinned.
 * @throws RegistryError with the reason; nothing is changed then
 */
export async function publish(store: RegistryStore, folder: string, options: PublishOptions): Promise<Publication> {
  const built = await readBuiltRemote(folder);
  const { name, version } = built.descriptor;
  const at = isoTime(options);
  const published: PublishedVersion = {
    version,
    ...built,
    publishedAt: at,
    publishedBy: options.by,
    ...(options.staged && { staged: true as const }),
    ...(options.audience && { rollout: options.audience }),
  };
  return withVariants(folder, async (whole) => {
    const pending = await store.uploadVersion(name, published, whole);
    try {
      const registry = await store.update(async (current) => {
        refuseNow(current, built, options);
        const before = current.remotes[name];
        const after = { ...withVersion(before, published), ...ownerAfter(name, before, options.team) };
        const next = changedRemote(current, name, after, entryOf(before, version, options, at));
        refuseBroken(current, next);
        await pending.commit();
        return next;
      });
      return { published, remote: publishedRemote(registry, name) };
    } finally {
      await pending.discard();
    }
  });
}

function withVersion(remote: PublishedRemote | undefined, published: PublishedVersion): PublishedRemote {
  const { version, publishedAt: at, publishedBy: by } = published;
  if (!remote) return { live: version, versions: [published] };
  if (published.staged) return { ...remote, versions: [published, ...remote.versions] };
  // A remote retired by the withdrawal of its last version is restored by this one.
  const { retired: _retired, ...ended } = withoutRollout(remote, { at, by, reason: `${version} took its place` });
  const live = remote.pinned || published.rollout ? remote.live : version;
  return { ...ended, live, versions: [published, ...ended.versions] };
}

function entryOf(
  before: PublishedRemote | undefined,
  version: string,
  options: PublishOptions,
  at: string,
): Omit<HistoryEntry, 'revision' | 'remote'> {
  const { by, reason, shell, audience, staged } = options;
  return {
    at,
    by,
    action: 'publish',
    to: version,
    ...(before && { from: before.live }),
    ...(reason && { reason }),
    ...tokenOf(options),
    ...(shell && { shell: shell.version }),
    ...(audience && { audience: audienceText(audience) }),
    ...(staged && { audience: 'a shell to come' }),
  };
}
