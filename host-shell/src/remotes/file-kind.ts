import type { PageData } from '../page-data';
import type { FileKind, ShellFile } from './file-failure';

/** Kind of a file by its address; `undefined` for another origin. */
export function kindOfFile(
  page: Pick<PageData, 'registry' | 'override'>,
  url: string,
): FileKind | ShellFile | undefined {
  if (isOverridden(page, url)) return 'chunk';
  if (!url.startsWith(`${location.origin}/`)) return undefined;
  const [, name = '', version = '', file = ''] =
    /^\/remotes\/([^/]+)\/([^/]+)\/(.+)$/.exec(new URL(url).pathname) ?? [];
  if (file === '') return 'shell';
  const published = page.registry.remotes[name]?.versions.find((each) => each.version === version);
  if (file === published?.entry) return 'entry';
  return file === published?.manifest ? 'manifest' : 'chunk';
}

/** Files of an override are unpublished and have no hash. */
export function isOverridden({ override }: Pick<PageData, 'override'>, url: string): boolean {
  return override?.status === 'active' && url.startsWith(override.address);
}
