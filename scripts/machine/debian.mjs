import { findProgram } from './find-program.mjs';
import { run } from './program.mjs';

const quiet = { DEBIAN_FRONTEND: 'noninteractive' };

/**
 * Installs a package where no confirmation is needed: as root on Debian or Ubuntu.
 * @param {string} name
 * @param {(line: string) => void} say
 * @returns {Promise<boolean>} true if it is installed now
 */
export function installDebianPackage(name, say) {
  return installDebianPackages([name], say);
}

/**
 * @param {readonly string[]} names
 * @param {(line: string) => void} say
 * @returns {Promise<boolean>} true if all are installed now
 */
export async function installDebianPackages(names, say) {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return false;
  say(`Installing the Debian ${names.length === 1 ? 'package' : 'packages'} ${names.join(', ')} …`);
  await run('apt-get', ['update', '-q'], { env: quiet });
  const { code, output } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], {
    env: quiet,
  });
  if (code !== 0) say(output.trim());
  return code === 0;
}
