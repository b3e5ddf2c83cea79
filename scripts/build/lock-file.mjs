/**
 * What a lock file says of each package of the workspace by itself, and what it says of all: a package more is no other
 * build of those that were there.
 * @param {string} text `pnpm-lock.yaml`; a YAML parser is not installed yet
 * @returns {{ common: string, ofFolder: (folder: string) => string }}
 */
export function readLockFile(text) {
  const [before = '', rest = ''] = text.split(/^importers:\n/m);
  const end = rest.search(/^\S/m);
  const [importers, after] = end < 0 ? [rest, ''] : [rest.slice(0, end), rest.slice(end)];
  const sections = new Map(
    importers.split(/^(?= {2}\S)/m).map((section) => [/^ {2}'?([^':\n]+)/.exec(section)?.[1] ?? '', section.trimEnd()]),
  );
  return { common: before + after, ofFolder: (folder) => sections.get(folder) ?? '' };
}
