import type { PublishedRemote, PublishedVersion } from './registry.schema';

/** How many versions of a remote a page may fall back to: a page knows no more, and pruning keeps so many. */
export const KEPT_VERSIONS = 3;

/** The versions that a page may show, in the order in which it tries them: the live one, then those before it. */
export function candidates(remote: PublishedRemote): PublishedVersion[] {
  const live = remote.versions.findIndex(({ version }) => version === remote.live);
  return remote.versions.slice(live).filter(({ withdrawn, staged, rollout }) => !withdrawn && !staged && !rollout);
}
