import { session } from '@comptoir/kernel/session';
import type { Registry } from '@comptoir/remote-registry/registry';
import { areaAt, homeOf } from '../navigation/navigation';
import { openedAt } from '../opened-at';
import { loadPart, pageData } from '../page-data';
import { announceFallback } from '../remotes/announce-fallback';
import type { RemoteLoader } from '../remotes/remote-loader';
import { judgeStaleMarks } from './stale-marks';

/** Milliseconds until the server counts as away. */
const REACH_MS = 2000;

/**
 * Judges the pages of this browser that hung, before the first remote of this page runs. Without the server no other
 * version can be loaded, so the next page judges.
 */
export async function judgeHangs(loader: RemoteLoader): Promise<void> {
  if (!(await isReachable())) return;
  const { registry } = pageData();
  await judgeStaleMarks({
    loader,
    registry,
    addressed: openedRemote(registry),
    storage: localStorage,
    now: Date.now(),
    complete: () => loadPart('former'),
    onFallback: announceFallback,
  });
}

/** The page at `/` opens the home of the role. */
function openedRemote(registry: Registry): string | undefined {
  const signedIn = session.get();
  const home =
    openedAt === '/' && signedIn.status !== 'signed-out' ? homeOf(registry, signedIn.claims.role) : undefined;
  return areaAt(registry, home?.path ?? openedAt)?.remote;
}

function isReachable(): Promise<boolean> {
  return fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(REACH_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
