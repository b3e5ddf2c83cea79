import { findProgram } from './find-program.mjs';
import { run } from './program.mjs';

const quiet = { DEBIAN_FRONTEND: 'noninteractive' };

/**
 * Installs a package where that is possible without asking: as root on Debian or Ubuntu.
 * @param {string} name
 * @param {(line: string) => void} say
 * @returns {Promise<boolean>} whether it is there now
 */
export async function installDebianPackage(name, say) {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return false;
  say(`Installing the Debian package ${name} …`);
  await run('apt-get', ['update', '-q'], { env: quiet });
  const { code, output } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
    env: quiet,
  });
  if (code !== 0) say(output.trim());
  return code === 0;
}
