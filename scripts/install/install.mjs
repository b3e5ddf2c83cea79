import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fingerprintOfFiles } from '../build/fingerprint.mjs';
import { withLock } from '../machine/lock.mjs';
import { run } from '../machine/program.mjs';
import { Refusal } from '../machine/refusal.mjs';
import { ownFolder, root } from '../machine/root.mjs';
import { workspaceFolders } from '../build/workspace.mjs';
import { pnpm } from './pnpm.mjs';

// Inside node_modules, so that deleting that folder triggers an install.
const stamp = join(root, 'node_modules', '.cache', 'comptoir-install');

/**
 * Installs from the lock file when it or a package.json has changed.
 * @param {(line: string) => void} say
 */
export function installWhatChanged(say) {
  return withLock(
    join(ownFolder, 'install.lock'),
    async () => {
      const wanted = await whatIsWanted();
      if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return;
      say('Installing the dependencies …');
      await install();
      await mkdir(dirname(stamp), { recursive: true });
      await writeFile(stamp, wanted);
    },
    (seconds) => say(`Another start is installing; waiting for it${seconds > 0 ? `, ${seconds} s` : ''} …`),
  );
}

async function install() {
  const { command, args } = await pnpm();
  const { code, output } = await run(
    command,
    [...args, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false'],
    { cwd: root, env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' } },
  );
  if (code !== 0)
    throw new Refusal(`${output.trim()}\n\nThe dependencies could not be installed; pnpm says why above.`);
}

async function whatIsWanted() {
  const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc'];
  const packages = (await workspaceFolders()).map((folder) => join(folder, 'package.json'));
  const fingerprint = await fingerprintOfFiles(root, [...files, ...packages]);
  return `${fingerprint} node ${process.versions.modules} ${process.platform}-${process.arch}`;
}
