import { candidates, KEPT_VERSIONS } from './candidates';
import { changed, isoTime, type Actor } from './change';
import type { PublishedRemote, RegistryRecord } from './registry.schema';
import type { RegistryStore } from './store';

/** In milliseconds. Open pages may request files of a version this long. */
const RETENTION_MS = 48 * 3_600_000;

interface PrunedVersion {
  remote: string;
  version: string;
}

/** Removes unused versions: keeps the newest three that may be shown, and those live in the last 48 hours. */
export async function prune(store: RegistryStore, options: Actor): Promise<PrunedVersion[]> {
  const at = isoTime(options);
  let pruned: PrunedVersion[] = [];
  await store.update((registry) => {
    pruned = prunable(registry, new Date(at));
    if (pruned.length === 0) return registry;
    const gone = new Set(pruned.map(({ remote, version }) => `${remote} ${version}`));
    const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
      const versions = remote.versions.filter(({ version }) => !gone.has(`${name} ${version}`));
      return [name, { ...remote, versions }] as const;
    });
    const reason = `Removed ${[...gone].join(', ')}`;
    return changed(registry, { remotes: Object.fromEntries(remotes) }, { at, by: options.by, action: 'prune', reason });
  });
  // After the registry is written, so that pages find the files of every listed version.
  for (const { remote, version } of pruned) await store.removeVersion(remote, version);
  return pruned;
}

function prunable(registry: RegistryRecord, now: Date): PrunedVersion[] {
  const oldest = now.getTime() - RETENTION_MS;
  const recent = ({ at }: { at: string }) => Date.parse(at) > oldest;
  return Object.entries(registry.remotes).flatMap(([name, remote]) => {
    const needed = neededVersions(remote);
    for (const { remote: changed, from } of registry.history.filter(recent)) {
      if (changed === name && from !== undefined) needed.add(from);
    }
    return remote.versions
      .filter(({ version, publishedAt }) => !needed.has(version) && !recent({ at: publishedAt }))
      .map(({ version }) => ({ remote: name, version }));
  });
}

function neededVersions(remote: PublishedRemote): Set<string> {
  const shown = candidates(remote).slice(0, KEPT_VERSIONS);
  return new Set([
    remote.live,
    ...remote.versions.filter(({ staged, rollout }) => staged ?? rollout).map(({ version }) => version),
    ...[...shown, ...remote.versions.slice(0, KEPT_VERSIONS)].map(({ version }) => version),
  ]);
}
