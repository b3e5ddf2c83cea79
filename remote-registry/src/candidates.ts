import type { PublishedRemote, PublishedVersion } from './registry.schema';

/** Number of versions of a remote available to a page for fallback, and kept by pruning. */
export const KEPT_VERSIONS = 3;

/** Versions that a page tries, in order: the live one, then earlier ones. */
export function candidates(remote: PublishedRemote): PublishedVersion[] {
  const live = remote.versions.findIndex(({ version }) => version === remote.live);
  return remote.versions.slice(live).filter(({ withdrawn, staged, rollout }) => !withdrawn && !staged && !rollout);
}
