import { candidates } from '@comptoir/remote-registry/candidates';
import type { PublishedRemote, PublishedVersion } from '@comptoir/remote-registry/registry';
import type { Part } from '../page-registry';
import { OVERRIDE } from '../remote-override/page-override';

export interface CandidateSource {
  remotes: Readonly<Record<string, PublishedRemote>>;
  /** Loads a part of the registry into `remotes`. @throws when it is unavailable */
  complete: (part: Part) => Promise<unknown>;
}

/**
 * Versions of a remote in the order of trying. The one in the page comes without waiting; the others are loaded on
 * demand.
 */
export async function* loadCandidates(
  { remotes, complete }: CandidateSource,
  remote: string,
  onUnknown: (cause: unknown) => void,
): AsyncGenerator<PublishedVersion, void> {
  const known = () => {
    const published = remotes[remote];
    return published ? candidates(published).filter(isLoadable) : [];
  };
  if (known().length === 0) await complete('live').catch(onUnknown);
  const [first] = known();
  if (first) yield first;
  await complete('former').catch(onUnknown);
  for (const candidate of known()) if (candidate.version !== first?.version) yield candidate;
}

function isLoadable({ version, integrity }: PublishedVersion): boolean {
  return version === OVERRIDE || Object.keys(integrity).length > 0;
}
