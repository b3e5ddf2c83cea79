import type { Registry } from '@comptoir/remote-registry';
import { filesOf, type RemoteManifest } from '@comptoir/remote-registry/manifest';
import type { PreloadedFile, ShellPage } from './shell-page';

export interface RemoteFiles {
  known: Registry;
  manifests: ReadonlyMap<string, RemoteManifest>;
}

export function kindOf(href: string): 'script' | 'style' {
  return href.endsWith('.css') ? 'style' : 'script';
}

export function baseOf(known: Registry, remote: string | undefined): string | undefined {
  const live = remote === undefined ? undefined : known.remotes[remote]?.versions[0];
  return live && `/remotes/${remote}/${live.version}/`;
}

/** Files of shared modules, each once. */
export function prefetchedFaces(faces: ShellPage['faces'], names: readonly string[] = []): PreloadedFile[] {
  const files = names.flatMap((name) => faces[name] ?? []);
  return [...new Map(files.map((file) => [file.href, file])).values()];
}

/** Files that the browser needs for the first part of a module of a remote. */
export function prefetchedFiles({ known, manifests }: RemoteFiles, remote: string, module: string): PreloadedFile[] {
  const base = baseOf(known, remote);
  const live = known.remotes[remote]?.versions[0];
  const manifest = live && manifests.get(`${base}${live.manifest}`);
  if (!manifest) return [];
  return filesOf(manifest, module).flatMap((file) => {
    const integrity = live.integrity[file];
    return integrity === undefined ? [] : [{ href: `${base}${file}`, integrity, isModule: live.format === 'module' }];
  });
}
