import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withLock } from '../machine/lock.mjs';
import { run } from '../machine/program.mjs';
import { Refusal } from '../machine/refusal.mjs';
import { ownFolder, root } from '../machine/root.mjs';
import { pnpm } from './pnpm.mjs';
import { workspaceFolders } from './workspace-folders.mjs';

// Inside node_modules, so that deleting that folder triggers an install.
const stamp = join(root, 'node_modules', '.cache', 'comptoir-install');

/**
 * Installs from the lock file when it or a package.json has changed.
 * @param {(line: string) => void} print
 */
export function installDependencies(print) {
  return withLock(
    join(ownFolder, 'install.lock'),
    async () => {
      const wanted = await installFingerprint();
      if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return;
      print('Installing the dependencies …');
      await install();
      await mkdir(dirname(stamp), { recursive: true });
      await writeFile(stamp, wanted);
    },
    (seconds) => print(`Another start is installing; waiting for it${seconds > 0 ? `, ${seconds} s` : ''} …`),
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
    throw new Refusal(`${output.trim()}\n\nThe dependencies could not be installed; see pnpm's output above.`);
}

async function installFingerprint() {
  const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc'];
  const packages = (await workspaceFolders()).map((folder) => join(folder, 'package.json'));
  const hash = createHash('sha256');
  for (const file of [...files, ...packages]) hash.update(`${file}\0`).update(await readFile(join(root, file)));
  return `${hash.digest('base64url')} node ${process.versions.modules} ${process.platform}-${process.arch}`;
}
