import { apiQuery, queryClient } from '@comptoir/kernel/query';
import { QueryObserver } from '@tanstack/react-query';
import { askNewer } from '../newer-page/newer-page';
import { loadPart, pageData } from '../page-data';
import { RemoteError } from './reason-codes';
import { remotes } from './remotes';
import { otherVersion } from './other-version';

/** All open pages hear of it at the same moment, and ask within so many milliseconds. */
const SPREAD_MS = 10_000;

/**
 * Takes up no version again that was demoted while this page is open: what is shown stays, with what is typed into it, and
 * the next piece comes from the version before. The stream of changes tells when
 * anything was decided or published; then the server of the page is asked whether it has a newer page.
 */
export function followDecisions(): void {
  const decisions = new QueryObserver(queryClient, apiQuery('listRemoteDecisions', {}));
  let readAt = 0;
  decisions.subscribe(({ data = [], dataUpdatedAt }) => {
    if (dataUpdatedAt === readAt) return;
    const demoted = data.filter((each) => each.decision === 'demoted' && isOffered(each.remote, each.version));
    // They are read again because the stream told of a decision, or of a new registry; or the page was made before one.
    if (readAt > 0 || demoted.length > 0) setTimeout(askNewer, Math.random() * SPREAD_MS);
    readAt = dataUpdatedAt;
    for (const { remote, version } of demoted) void giveUp(remote, version);
  });
}

function isOffered(remote: string, version: string): boolean {
  return pageData().registry.remotes[remote]?.versions.some((each) => each.version === version) ?? false;
}

async function giveUp(remote: string, version: string): Promise<void> {
  // The page brought along no version but the one that it begins with.
  await loadPart('former').catch(() => undefined);
  if (otherVersion(remote, version) === undefined) return;
  remotes().reject(remote, version, new RemoteError('quarantined', `${remote} ${version} was demoted`));
}
