/**
 * Splits a lock file into a part for each workspace package and a common part: a new package does not affect builds of
 * the others.
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
