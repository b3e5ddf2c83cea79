import { findProgram } from './find-program.mjs';
import { run } from './program.mjs';

const nonInteractive = { DEBIAN_FRONTEND: 'noninteractive' };

/**
 * Installs a package where no confirmation is needed: as root on Debian or Ubuntu.
 * @param {string} name
 * @param {(line: string) => void} print
 * @returns {Promise<boolean>} true if it is installed now
 */
export function installDebianPackage(name, print) {
  return installDebianPackages([name], print);
}

/**
 * @param {readonly string[]} names
 * @param {(line: string) => void} print
 * @returns {Promise<boolean>} true if all are installed now
 */
export async function installDebianPackages(names, print) {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return false;
  print(`Installing the Debian ${names.length === 1 ? 'package' : 'packages'} ${names.join(', ')} …`);
  await run('apt-get', ['update', '-q'], { env: nonInteractive });
  const { code, output } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], {
    env: nonInteractive,
  });
  if (code !== 0) print(output.trim());
  return code === 0;
}
