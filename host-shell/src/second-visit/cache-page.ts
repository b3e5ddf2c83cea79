import { checkForNewerPage, newerPage } from '../newer-page/newer-page';
import { pageData } from '../page-data';
import type { CacheMessage, WorkerMessage } from './messages';
import { storageIsFull } from './storage-is-full';
import { setOfPage } from './set-of-page';

let started: Promise<ServiceWorker | undefined> | undefined;

/** Lets the service worker cache the page at `path` with its loaded files; not with an override. */
export async function cachePage(path: string): Promise<void> {
  const set = setOfPage();
  if (set === undefined || storageIsFull.get()) return;
  started ??= startWorker();
  const message: CacheMessage = { path, set, files: loadedFiles() };
  (await started)?.postMessage(message);
}

/** Undefined without support: then the next visit is a first one. */
async function startWorker(): Promise<ServiceWorker | undefined> {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!container) return undefined;
  container.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data === 'newer') checkForNewerPage();
    if (data !== 'full') return;
    storageIsFull.set(true);
    void dropIncomplete().catch(() => undefined);
  });
  // The cache follows at once, so that no visit starts with an outdated page.
  newerPage.subscribe(() => void cachePage(location.pathname));
  try {
    await container.register('/service-worker.js', { updateViaCache: 'none' });
    return (await container.ready).active ?? undefined;
  } catch {
    return undefined;
  }
}

/** Deletes sets without pages, to leave storage for unsent recordings. */
async function dropIncomplete(): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.startsWith('comptoir-set ')) continue;
    const requests = await (await caches.open(name)).keys();
    if (requests.every(({ url }) => /\.\w+$/.test(url))) await caches.delete(name);
  }
}

/** Immutable files; modules of other bundlers use the HTTP cache. */
function loadedFiles(): string[] {
  const { remotes } = pageData().registry;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded
    .filter(({ origin, pathname }) => {
      const remote = /^\/remotes\/([^/]+)\//.exec(pathname)?.[1];
      const isOurs = remote === undefined || remotes[remote]?.versions[0]?.format !== 'module';
      return origin === location.origin && isOurs && (remote !== undefined || /\.[0-9a-f]{8}\.\w+$/.test(pathname));
    })
    .map(({ pathname }) => pathname);
}
