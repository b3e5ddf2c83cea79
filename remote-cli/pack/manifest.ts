import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';

export const root = path.resolve(import.meta.dirname, '../..');

const Versions = z.optional(z.record(z.string(), z.string()));

const Manifest = z.looseObject({
  name: z.string(),
  exports: z.optional(z.record(z.string(), z.string())),
  sideEffects: z.optional(z.union([z.boolean(), z.array(z.string())])),
  dependencies: Versions,
  devDependencies: Versions,
});

export type Manifest = z.infer<typeof Manifest>;

/** Type declarations that a separate program must install. */
const DECLARED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@comptoir/remote-sdk': { './css-modules': './src/css-modules.d.ts' },
};

/** Singletons of a page, installed by the user of the package. */
const OF_THE_REMOTE = new Set(['react', 'react-dom', '@tanstack/react-query']);

export function readManifest(folder: string): Manifest {
  return Manifest.parse(JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')));
}

const Workspace = z.object({ catalog: z.record(z.string(), z.string()) });

function readCatalog(): Readonly<Record<string, string>> {
  return Workspace.parse(parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'))).catalog;
}

/**
 * `package.json` of a published library: compiled files instead of sources, and versions from public registries.
 * @param imported packages imported by its files
 */
export function libraryManifest(manifest: Manifest, version: string, imported: ReadonlySet<string>): object {
  const { name, exports = {}, sideEffects } = manifest;
  const all = { ...manifest.devDependencies, ...manifest.dependencies };
  const used = Object.keys(all).filter(
    (each) => imported.has(each) || each in (manifest.dependencies ?? {}) || isForTypes(each),
  );
  const versionOf = versionsOf(version);
  return {
    name,
    version,
    type: 'module',
    exports: Object.fromEntries(
      Object.entries({ ...exports, ...DECLARED[name] }).map(([entry, source]) => [entry, builtEntry(source)]),
    ),
    sideEffects: Array.isArray(sideEffects) ? sideEffects.map(builtFile) : sideEffects,
    dependencies: Object.fromEntries(
      used.filter((each) => !OF_THE_REMOTE.has(each)).map((each) => [each, versionOf(each)]),
    ),
    peerDependencies: Object.fromEntries(
      used.filter((each) => OF_THE_REMOTE.has(each)).map((each) => [each, `^${versionOf(each)}`]),
    ),
  };
}

/** Declarations of libraries used in our types, except those of React. */
function isForTypes(name: string): boolean {
  return name.startsWith('@types/') && !name.startsWith('@types/react');
}

/** Our packages share one version; others have that of the catalog. */
export function versionsOf(version: string): (name: string) => string {
  const catalog = readCatalog();
  return (name) => {
    if (name.startsWith('@comptoir/')) return version;
    const found = catalog[name];
    if (found === undefined) throw new Error(`pnpm-workspace.yaml has no version of ${name}`);
    return found;
  };
}

function builtEntry(source: string) {
  if (!/\.tsx?$/.test(source)) return source;
  const file = builtFile(source);
  if (file.endsWith('.d.ts')) return { types: file };
  return { types: file.replace(/\.js$/, '.d.ts'), default: file };
}

function builtFile(source: string): string {
  return source.replace(/^\.\/src\//, './dist/').replace(/(?<!\.d)\.tsx?$/, '.js');
}
