import { existsSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withLock } from '../machine/lock.mjs';
import { run, runTool } from '../machine/program.mjs';
import { Refusal } from '../machine/refusal.mjs';
import { ownFolder, root } from '../machine/root.mjs';

const shell = join(root, 'host-shell/dist');
/** Turborepo runs scripts with pnpm, which some machines do not have. */
const pnpmStandIn = join(root, 'scripts/install/bin');
/** A build that takes longer is announced, in milliseconds. */
const TIMEOUT_MS = 2_000;

/**
 * Builds stale packages and makes them live. Concurrent processes wait for the lock and then find nothing to do.
 * @param {(line: string) => void} print
 * @throws {Refusal} with the build's output
 */
export function buildStalePackages(print) {
  return withLock(
    join(ownFolder, 'build.lock'),
    async () => {
      // Turborepo restores over what is there; published files have to be those of one build.
      for (const folder of remotes()) rmSync(folder, { recursive: true, force: true });
      await buildPackages(print);
      // Checked against the shell of the same build, not the former one.
      await changeRegistry(['publish', '--if-new', '--shell', shell, ...remotes()]);
      await changeRegistry(['check-shell', shell, '--live']);
    },
    (seconds) => print(`Another start is building; waiting for it${seconds > 0 ? `, ${seconds} s` : ''} …`),
  );
}

/** @param {(line: string) => void} print */
async function buildPackages(print) {
  const started = performance.now();
  const announcement = setTimeout(() => print('Building what changed …'), TIMEOUT_MS);
  // The API server has a build of its own for deployments; here its sources are part of all-in-one.
  const task = ['run', 'build', '--filter=!@comptoir/api-server', '--output-logs=errors-only'];
  const { code, output } = await runTool('turbo', task, {
    cwd: root,
    env: {
      PATH: [process.env['PATH'], pnpmStandIn].join(delimiter),
      TURBO_TELEMETRY_DISABLED: '1',
      TURBO_NO_UPDATE_NOTIFIER: '1',
    },
  });
  clearTimeout(announcement);
  if (code !== 0) throw new Refusal(`${output.trim()}\n\nA package failed to build; see the output above.`);
  const seconds = (performance.now() - started) / 1_000;
  if (seconds * 1_000 > TIMEOUT_MS) print(`Built in ${seconds.toFixed(1)} s.`);
}

/** @returns {string[]} folders of built remotes */
function remotes() {
  const folders = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'remote.config.ts')));
  return folders.map((folder) => join(root, folder, 'dist'));
}

/**
 * @param {readonly string[]} args
 * @throws {Refusal} with the registry's message
 */
async function changeRegistry(args) {
  const command = join(root, 'remote-registry/dist/comptoir-remotes.js');
  const { code, output } = await run(process.execPath, [command, ...args, '--by', 'npm start'], { cwd: root });
  if (code !== 0) throw new Refusal(output.trim());
}
