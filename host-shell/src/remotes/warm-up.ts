import type { Role } from '@comptoir/api-contract/roles';
import { candidates } from '@comptoir/remote-registry/candidates';
import { filesOf } from '@comptoir/remote-registry/manifest';
import { areasOf, visibleEntries, type RemoteArea } from '../navigation/navigation';
import { loadPart, pageData, remoteFile, type PageData } from '../page-data';
import { whenPageIdle } from '../when-idle';
import type { RemoteLoader } from './remote-loader';
import { visitedPaths } from './visited';

/** Loads an area on hover. A failure shows when it is opened. */
export function preloadRemoteArea(loader: RemoteLoader, { remote, area }: RemoteArea): void {
  // For modules only the hashes: support for import maps shows at the address of the area.
  const isModule = pageData().registry.remotes[remote]?.versions[0]?.format === 'module';
  if (isModule) loadPart('live').catch(() => undefined);
  else if (!loader.loaded(remote, area.module)) loader.load(remote, area.module, 'Area').catch(() => undefined);
}

/** Transfer limit of preloading. */
const ALLOWANCE_BYTES = 300 * 1024;
/** Number of likely areas: those visited last, then the first ones of the sidebar. */
const LIKELY = 12;

/** In idle periods fetches the hashes of all live versions, then the first files of the likely areas. */
export function warmUpWhenIdle(data: PageData, role: Role): () => void {
  const stop = new AbortController();
  const callOff = whenPageIdle(() => void preload(data, role, stop.signal).catch(() => undefined));
  return () => {
    callOff();
    stop.abort();
  };
}

async function preload(data: PageData, role: Role, signal: AbortSignal): Promise<void> {
  await loadPart('live');
  const { parts } = data.registry;
  const spent = parts ? bytesOf(new URL(parts.live.address, location.origin).href) : 0;
  const files = new Set(likelyAreas(data, role).flatMap((area) => firstFiles(data, area)));
  const fetched = async (file: string) => {
    // A failed file loads when it is needed.
    await prefetchFile(file, data.integrity.get(file)).catch(() => undefined);
    return bytesOf(file);
  };
  await fetchWithin(files, fetched, { spent, signal });
}

/**
 * Fetches files until they and `spent` reach 300 KiB. The size is known after a fetch, so the last file may exceed it.
 */
export async function fetchWithin(
  files: Iterable<string>,
  fetched: (file: string) => Promise<number>,
  { spent, signal }: { spent: number; signal: AbortSignal },
): Promise<void> {
  let bytes = spent;
  // In sequence, to leave the connection to the person's own requests.
  for (const file of files) {
    if (signal.aborted || bytes >= ALLOWANCE_BYTES) return;
    bytes += await fetched(file);
  }
}

export function likelyAreas({ registry }: Pick<PageData, 'registry'>, role: Role): RemoteArea[] {
  const areas = areasOf(registry);
  const visible = visibleEntries(registry, role).map(({ path }) => path);
  const visited = visitedPaths().filter((path) => visible.includes(path));
  const paths = [...new Set([...visited, ...visible])].slice(0, LIKELY);
  return paths.flatMap((path) => areas.filter(({ area }) => area.path === path));
}

function firstFiles({ registry, manifests }: PageData, { remote, area }: RemoteArea): string[] {
  const published = registry.remotes[remote];
  const [live] = published ? candidates(published) : [];
  const manifest = live && manifests.get(remoteFile(remote, live.version, live.manifest));
  // A module preloaded as a script would be fetched again.
  if (!manifest || manifest.metaData.remoteEntry.type === 'module') return [];
  return filesOf(manifest, area.module)
    .filter((file) => file.endsWith('.js'))
    .map((file) => remoteFile(remote, live.version, file));
}

/**
 * Fetches a file into the browser's cache. `link rel=prefetch` is blocked by the policy in Firefox and unsupported in
 * Safari.
 */
async function prefetchFile(href: string, integrity: string | undefined): Promise<void> {
  const response = await fetch(href, { priority: 'low', ...(integrity !== undefined && { integrity }) });
  await response.arrayBuffer();
}

function bytesOf(url: string): number {
  return performance
    .getEntriesByName(url, 'resource')
    .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0);
}
