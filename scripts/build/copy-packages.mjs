import { cp, mkdir, readdir, realpath, symlink } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../machine/root.mjs';
import { refuse } from '../machine/refusal.mjs';

const store = join(root, 'node_modules', '.pnpm');

/**
 * Copies installed packages with their dependencies only, in pnpm's layout.
 * @param {string} from folder of the package that imports them
 * @param {readonly string[]} names
 * @param {string} to parent folder of the new `node_modules`
 */
export async function copyPackages(from, names, to) {
  /** @type {Set<string>} */
  const copied = new Set();
  for (const name of names) {
    const place = relative(store, await realpath(join(from, 'node_modules', name)));
    await copyWithNeeds(place, join(to, 'node_modules', '.pnpm'), copied);
    const link = join(to, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(relative(dirname(link), join(to, 'node_modules', '.pnpm', place)), link);
  }
}

/**
 * @param {string} place of a package in pnpm's store: `<name>@<version>/node_modules/<name>`
 * @param {string} to
 * @param {Set<string>} copied
 */
async function copyWithNeeds(place, to, copied) {
  const [instance = ''] = place.split(sep);
  if (copied.has(instance)) return;
  copied.add(instance);
  // Links to dependencies are siblings.
  await cp(join(store, instance), join(to, instance), { recursive: true, verbatimSymlinks: true });
  for (const need of await linksIn(join(store, instance, 'node_modules'))) {
    await copyWithNeeds(relative(store, need), to, copied);
  }
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>} targets of its links, including scoped packages
 */
async function linksIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) return [await realpath(path)];
    return entry.name.startsWith('@') ? linksIn(path) : [];
  });
  return (await Promise.all(found)).flat();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [from = '', to = '', ...names] = process.argv.slice(2);
  copyPackages(join(root, from), names, to).catch(refuse);
}
