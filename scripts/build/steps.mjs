import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../machine/root.mjs';
import { workspacePackages } from './workspace.mjs';

/**
 * @typedef {object} Step a program with one output
 * @property {string} name
 * @property {string} folder working directory
 * @property {string} command
 * @property {readonly string[]} args
 * @property {string} makes output path; a missing one makes the step stale
 * @property {readonly string[]} [reads] further input folders, from the root
 * @property {readonly string[]} packages input packages, with their dependencies
 * @property {string} [remoteVersion] version of the package, for a remote: its build is marked and published
 */

/** Built separately for deployments only; elsewhere part of all-in-one. */
const deployedAlone = new Set(['api-server']);

/** Inputs outside of packages: the shell contains the handbook for staff. */
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
