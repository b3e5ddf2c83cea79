import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../machine/root.mjs';

/**
 * @typedef {object} WorkspacePackage
 * @property {string} name
 * @property {string} version
 * @property {string} folder relative to the root
 * @property {readonly string[]} uses names of the workspace packages that it imports
 */

/** Workspace folders from pnpm-workspace.yaml (one a line; a YAML parser is not installed yet). */
export async function workspaceFolders() {
  const text = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const list = /^packages:\n((?: +- .+\n)+)/m.exec(text)?.[1] ?? '';
  return [...list.matchAll(/^ +- '?([^'\n]+)'?$/gm)]
    .map((match) => match[1] ?? '')
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** @returns {Promise<Map<string, WorkspacePackage>>} by name */
export async function workspacePackages() {
  const folders = await workspaceFolders();
  const packages = await Promise.all(folders.map(readPackage));
  return new Map(packages.map((each) => [each.name, each]));
}

/**
 * @param {string} folder
 * @returns {Promise<WorkspacePackage>}
 */
async function readPackage(folder) {
  const { name, version, dependencies, devDependencies } = JSON.parse(
    await readFile(join(root, folder, 'package.json'), 'utf8'),
  );
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  const uses = versions.filter(([, version]) => String(version).startsWith('workspace:')).map(([used]) => used);
  return { name, version, folder, uses };
}

/**
 * A package with its transitive workspace dependencies.
 * @param {WorkspacePackage} start
 * @param {Map<string, WorkspacePackage>} packages
 */
export function withWhatItUses(start, packages) {
  const found = new Set([start]);
  for (const each of found) {
    for (const name of each.uses) {
      const used = packages.get(name);
      if (used) found.add(used);
    }
  }
  return [...found];
}
