import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../machine/root.mjs';
import { workspacePackages } from './workspace.mjs';

/**
 * @typedef {object} Step one program that makes one thing
 * @property {string} name
 * @property {string} folder where it runs
 * @property {string} command
 * @property {readonly string[]} args
 * @property {string} makes a path; when it is missing the step is stale
 * @property {readonly string[]} [reads] further folders, from the root, that decide as well
 * @property {readonly string[]} packages whose sources, and those of what they use, decide whether it is stale
 * @property {string} [remoteVersion] version of the package, for a remote: its build is marked and published
 */

/** Has a build of its own for deployments only; elsewhere its sources are part of all-in-one. */
const deployedAlone = new Set(['api-server']);

/** What packages make from folders that are no package's: the shell brings the handbook for staff. */
const readBeside = new Map([['host-shell', ['docs/staff', 'docs/pictures']]]);

/**
 * @param {'one process' | 'deployment'} purpose
 * @returns {Promise<Step[]>}
 */
export async function steps(purpose = 'one process') {
  const packages = [...(await workspacePackages()).values()];
  return packages
    .filter(({ folder }) => purpose === 'deployment' || !deployedAlone.has(folder))
    .filter(({ folder }) => existsSync(join(root, folder, 'rspack.config.ts')))
    .map(({ name, folder, version }) => ({
      name: folder,
      folder: join(root, folder),
      command: join(root, folder, 'node_modules/.bin/rspack'),
      args: ['build'],
      makes: join(root, folder, 'dist'),
      packages: [name],
      reads: readBeside.get(folder) ?? [],
      ...(existsSync(join(root, folder, 'remote.config.ts')) ? { remoteVersion: version } : {}),
    }));
}
