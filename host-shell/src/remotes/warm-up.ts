import { candidates } from '@comptoir/remote-registry/candidates';
import { filesOf } from '@comptoir/remote-registry/manifest';
import { areasOf, type RemoteArea } from '../navigation/navigation';
import type { PageData } from '../page-data';
import { remoteFile } from '../page-data';
import type { RemoteLoader } from './remote-loader';

/** Loads an area that the pointer rests on, so that it is there at the click. A failure shows when it is opened. */
export function loadAhead(loader: RemoteLoader, { remote, area }: RemoteArea): void {
  if (!loader.loaded(remote, area.module)) loader.load(remote, area.module, 'Area').catch(() => undefined);
}

/** After a page was opened it has work of its own for about this long, in milliseconds. */
const QUIET_MS = 3000;

/** Puts the first files of all live remotes into the browser's cache while it has nothing else to do. */
export function warmUpWhenIdle(data: PageData): () => void {
  const timer = setTimeout(() => {
    const files = new Set(areasOf(data.registry).flatMap((area) => firstFiles(data, area)));
    for (const file of files) prefetch(file, data.integrity.get(file));
  }, QUIET_MS);
  return () => clearTimeout(timer);
}

function firstFiles({ registry, manifests }: PageData, { remote, area }: RemoteArea): string[] {
  const published = registry.remotes[remote];
  const [live] = published ? candidates(published) : [];
  const manifest = live && manifests.get(remoteFile(remote, live.version, live.manifest));
  // A module that was fetched ahead as a script would be fetched again.
  if (!manifest || manifest.metaData.remoteEntry.type === 'module') return [];
  return filesOf(manifest, area.module)
    .filter((file) => file.endsWith('.js'))
    .map((file) => remoteFile(remote, live.version, file));
}

function prefetch(href: string, integrity: string | undefined): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  if (integrity !== undefined) link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}
