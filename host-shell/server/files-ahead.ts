import type { Registry } from '@comptoir/remote-registry';
import { filesOf, type RemoteManifest } from '@comptoir/remote-registry/manifest';
import type { PreloadedFile } from './shell-page';

/** What a server of pages knows of the remotes. */
export interface KnownRemotes {
  known: Registry;
  /** Manifests of the live versions, by the path that the browser would ask for. */
  manifests: ReadonlyMap<string, RemoteManifest>;
}

/** What the browser takes a file for. */
export function kindOf(href: string): 'script' | 'style' {
  return href.endsWith('.css') ? 'style' : 'script';
}

/** Where the files of a remote's live version lie. */
export function baseOf(known: Registry, remote: string | undefined): string | undefined {
  const live = remote === undefined ? undefined : known.remotes[remote]?.versions[0];
  return live && `/remotes/${remote}/${live.version}/`;
}

/** What the browser needs to show a module of a remote, the first part of it. */
export function filesAhead({ known, manifests }: KnownRemotes, remote: string, module: string): PreloadedFile[] {
  const base = baseOf(known, remote);
  const live = known.remotes[remote]?.versions[0];
  const manifest = live && manifests.get(`${base}${live.manifest}`);
  if (!manifest) return [];
  return filesOf(manifest, module).flatMap((file) => {
    const integrity = live.integrity[file];
    return integrity === undefined ? [] : [{ href: `${base}${file}`, integrity, isModule: live.format === 'module' }];
  });
}
