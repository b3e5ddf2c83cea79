import { findProgram } from '../machine/find-program.mjs';
import { run } from '../machine/program.mjs';
import { startPodman } from './podman.mjs';

/**
 * @typedef {object} Engine what runs containers
 * @property {'docker' | 'podman'} kind
 * @property {readonly string[]} compose the command that reads compose files
 * @property {Record<string, string>} env of its programs
 * @property {readonly string[]} standIns what is not the real thing, as sentences
 * @property {() => Promise<void>} stop removes all that it made
 */

/**
 * Docker where it runs and knows Compose; else podman, which is installed where that needs no question.
 * @param {string} folder for all that it keeps
 * @param {(line: string) => void} say
 * @returns {Promise<Engine>}
 */
export async function startEngine(folder, say) {
  if (findProgram(['docker'])) {
    const answers = await Promise.all([run('docker', ['info']), run('docker', ['compose', 'version'])]);
    if (answers.every(({ code }) => code === 0)) {
      say('Containers run on Docker.');
      return { kind: 'docker', compose: ['docker', 'compose'], env: {}, standIns: [], stop: async () => {} };
    }
  }
  return startPodman(folder, say);
}
