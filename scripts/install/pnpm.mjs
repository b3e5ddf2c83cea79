import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../machine/program.mjs';
import { root } from '../machine/root.mjs';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devEngines.packageManager;

/**
 * Package manager of this workspace: the installed one if the version matches, or else one that npx downloads. Nothing
 * is installed globally.
 * @returns {Promise<{ command: string, args: string[] }>}
 */
export async function pnpm() {
  const installed = await run('pnpm', ['--version']);
  if (installed.code === 0 && installed.output.trim() === version) return { command: 'pnpm', args: [] };

  const npm = process.env['npm_execpath'];
  const [command, ...args] = npm?.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm'];
  return { command, args: [...args, 'exec', '--yes', `pnpm@${version}`, '--'] };
}
