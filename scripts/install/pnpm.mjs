import { run } from '../machine/program.mjs';

const version = '12.21.0';

/**
 * The package manager of this workspace: the one on the machine if it is this version, else one that npm brings for this
 * run. Nothing is installed globally.
 * @returns {Promise<{ command: string, args: string[] }>}
 */
export async function pnpm() {
  const installed = await run('pnpm', ['--version']);
  if (installed.code === 0 && installed.output.trim() === version) return { command: 'pnpm', args: [] };

  const npm = process.env['npm_execpath'];
  const [command, ...args] = npm?.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm'];
  return { command, args: [...args, 'exec', '--yes', `pnpm@${version}`, '--'] };
}
