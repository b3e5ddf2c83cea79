import { existsSync, statSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';

/** Tests, and sources used only in this workspace. */
const LEFT_OUT = /\.test\.tsx?$|extract-css\.ts$/;

/** Text before a module name, including the chunk name of a dynamic import. */
export const BEFORE_NAME = String.raw`\b(?:from |import\((?:\s*/\*.*?\*/)?\s*|import )`;

/**
 * Compiles sources below `from` to modules for Node.js, jest and bundlers; other files are copied.
 * @param files defaults to all
 */
export async function compileSources(from: string, to: string, files?: Iterable<string>): Promise<void> {
  for (const file of files ?? (await filesIn(from))) {
    if (LEFT_OUT.test(file)) continue;
    const source = path.join(from, file);
    const target = path.join(to, file.replace(/(?<!\.d)\.tsx?$/, '.js'));
    await mkdir(path.dirname(target), { recursive: true });
    if (target.endsWith('.js')) await writeFile(target, await compiled(source));
    else await cp(source, target);
  }
}

async function compiled(file: string): Promise<string> {
  const { code } = await transform(await readFile(file, 'utf8'), {
    filename: file,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
    configFile: false,
    swcrc: false,
  });
  return withFileNames(code, file);
}

/**
 * Copies the emitted declarations below `from`.
 * @param files defaults to all
 */
export async function copyDeclarations(from: string, to: string, files?: Iterable<string>): Promise<void> {
  for (const file of files ?? (await filesIn(from))) {
    const target = path.join(to, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, withFileNames(await readFile(path.join(from, file), 'utf8'), path.join(from, file)));
  }
}

const RELATIVE = new RegExp(String.raw`(${BEFORE_NAME})(["'])(\.{1,2}/[^"']*|\.{1,2})\2`, 'g');
const ENDINGS = ['.ts', '.tsx', '.d.ts'];

/** Adds file names to relative imports, as Node.js requires: `./price` becomes `./price.js`, `./ui` `./ui/index.js`. */
function withFileNames(code: string, file: string): string {
  return code.replaceAll(RELATIVE, (all, before, quote, name) => {
    const place = path.resolve(path.dirname(file), String(name));
    if (ENDINGS.some((ending) => existsSync(`${place}${ending}`))) return `${before}${quote}${name}.js${quote}`;
    const isFolder = ENDINGS.some((ending) => existsSync(path.join(place, `index${ending}`)));
    return isFolder ? `${before}${quote}${name}/index.js${quote}` : all;
  });
}

/** Sources imported directly or indirectly by the entries, including them; relative to `folder`. */
export async function reachableFrom(folder: string, entries: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>(entries);
  for (const file of found) {
    if (!/\.tsx?$/.test(file)) continue;
    const place = path.join(folder, file);
    for (const [, , , name = ''] of (await readFile(place, 'utf8')).matchAll(RELATIVE)) {
      const wanted = path.resolve(path.dirname(place), name);
      const candidates = [wanted, ...ENDINGS.flatMap((ending) => [`${wanted}${ending}`, `${wanted}/index${ending}`])];
      const source = candidates.find((each) => statSync(each, { throwIfNoEntry: false })?.isFile());
      if (source === undefined) throw new Error(`${place} imports ${name}, which is not there`);
      found.add(path.relative(folder, source));
    }
  }
  return found;
}

export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}
