import type { RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import { candidates, highestOf, type PublishedRemote, type RegistryRecord } from '@comptoir/remote-registry';

/**
 * Removes demoted versions; the highest one before a demoted live one takes its place. The last version of a remote stays:
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
  const isGood = ({ version }: { version: string }) => !demoted.includes(version);
  const good = candidates(remote).filter(isGood);
  const live = highestOf(good);
  if (!live) return remote;
  const versions = remote.versions.filter(isGood);
  if (!demoted.includes(remote.live)) return { ...remote, versions };
  // First of the candidates: an old version may be published after a newer one.
  const place = versions.findIndex((each) => good.includes(each));
  const others = versions.filter((each) => each !== live);
  return { ...remote, versions: others.toSpliced(place, 0, live), live: live.version };
}
