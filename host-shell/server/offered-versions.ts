import type { RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import { candidates, type PublishedRemote, type RegistryRecord } from '@comptoir/remote-registry';

/**
 * The registry without the versions that were demoted: the version before takes the place of one that was live. The last
 * version of a remote stays, whatever was decided: an area that is broken is more than one that is not there.
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
