import type { RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import { candidates, type PublishedRemote, type RegistryRecord } from '@comptoir/remote-registry';

/**
 * Removes demoted versions; the version before a demoted live one takes its place. The last version of a remote stays:
 * a broken area is better than a missing one.
 */
export function withoutDemoted(registry: RegistryRecord, decisions: readonly RemoteDecision[]): RegistryRecord {
  const demoted = decisions.filter(({ decision }) => decision === 'demoted');
  if (demoted.length === 0) return registry;
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const versions = demoted.filter((each) => each.remote === name).map(({ version }) => version);
    return [name, versions.length === 0 ? remote : without(remote, versions)] as const;
  });
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

function without(remote: PublishedRemote, demoted: readonly string[]): PublishedRemote {
  const versions = remote.versions.filter(({ version }) => !demoted.includes(version));
  const live = candidates(remote).find(({ version }) => !demoted.includes(version));
  return live ? { ...remote, versions, live: live.version } : remote;
}
