import type { Registry } from '@comptoir/remote-registry/registry';
import type { FileKind } from './file-failure';

/** What a file is, by its address; `undefined` for one that belongs to no remote. */
export function kindOfFile(registry: Registry, url: string): FileKind | undefined {
  const [, name = '', version = '', file = ''] = /^\/remotes\/([^/]+)\/([^/]+)\/(.+)$/.exec(new URL(url).pathname) ?? [];
  if (file === '') return undefined;
  const published = registry.remotes[name]?.versions.find((each) => each.version === version);
  if (file === published?.entry) return 'entry';
  return file === published?.manifest ? 'manifest' : 'chunk';
}
