import { findProgram } from '../machine/find-program.mjs';
import { run } from '../machine/program.mjs';
import { startPodman } from './podman.mjs';

/**
 * @typedef {object} Engine a container engine
 * @property {'docker' | 'podman'} kind
 * @property {readonly string[]} compose the command that reads compose files
 * @property {Record<string, string>} env of its programs
 * @property {readonly string[]} standIns sentences about replaced images and services
 * @property {() => Promise<void>} stop removes everything it created
 */

/**
 * Uses Docker if it runs with Compose, or else podman, which is installed where possible.
 * @param {string} folder for its files
 * @param {(line: string) => void} print
 * @returns {Promise<Engine>}
 */
export async function startEngine(folder, print) {
  if (findProgram(['docker'])) {
    const answers = await Promise.all([run('docker', ['info']), run('docker', ['compose', 'version'])]);
    if (answers.every(({ code }) => code === 0)) {
      print('Containers run on Docker.');
      return { kind: 'docker', compose: ['docker', 'compose'], env: {}, standIns: [], stop: async () => {} };
    }
  }
  return startPodman(folder, print);
}
