import { apiQuery, queryClient } from '@comptoir/kernel/query';
import { QueryObserver } from '@tanstack/react-query';
import { checkForNewerPage } from '../newer-page/newer-page';
import { loadPart, pageData } from '../page-data';
import { RemoteError } from './reason-codes';
import { remotes } from './current-loader';
import { otherVersion } from './other-version';

/** Random delay in milliseconds, since all open pages are notified at once. */
const SPREAD_MS = 10_000;

/**
 * Stops using a version that is demoted while the page is open: shown content and input stay, the next piece comes from
 * the version before. The stream announces decisions and publications; a newer page is then requested.
 */
export function applyDecisions(): void {
  const decisions = new QueryObserver(queryClient, apiQuery('listRemoteDecisions', {}));
  let readAt = 0;
  decisions.subscribe(({ data = [], dataUpdatedAt }) => {
    if (dataUpdatedAt === readAt) return;
    const demoted = data.filter((each) => each.decision === 'demoted' && isOffered(each.remote, each.version));
    // Read again after an event; or the page was rendered before a decision.
    if (readAt > 0 || demoted.length > 0) setTimeout(checkForNewerPage, Math.random() * SPREAD_MS);
    readAt = dataUpdatedAt;
    for (const { remote, version } of demoted) void giveUp(remote, version);
  });
}

function isOffered(remote: string, version: string): boolean {
  return pageData().registry.remotes[remote]?.versions.some((each) => each.version === version) ?? false;
}

async function giveUp(remote: string, version: string): Promise<void> {
  // The page contains only its first version.
  await loadPart('former').catch(() => undefined);
  if (otherVersion(remote, version) === undefined) return;
  remotes().reject(remote, version, new RemoteError('quarantined', `${remote} ${version} was demoted`));
}
