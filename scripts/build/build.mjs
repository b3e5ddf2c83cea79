import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { withLock } from '../machine/lock.mjs';
import { run } from '../machine/program.mjs';
import { Refusal } from '../machine/refusal.mjs';
import { ownFolder, root } from '../machine/root.mjs';
import { fingerprinted } from './fingerprinted-steps.mjs';
import { inParallel } from './in-parallel.mjs';
import { markedVersion } from './marked-version.mjs';
import { runStep } from './run-step.mjs';
import { steps } from './steps.mjs';

const shell = join(root, 'host-shell/dist');

/**
 * Builds stale packages. Concurrent processes wait for the lock and then find nothing to do.
 * @param {(line: string) => void} say
 * @throws {Refusal} with the build's output
 */
export function buildWhatIsStale(say) {
  return withLock(
    join(ownFolder, 'build.lock'),
    async () => {
      const all = await checkedSteps();
      const stale = all.filter((each) => !each.isFresh);
      await inParallel(availableParallelism(), stale, (each) => build(each, say));
      await publishRemotes(all.filter((each) => each.remoteVersion));
      await acceptShell();
    },
    (seconds) => say(`Another start is building; waiting for it${seconds > 0 ? `, ${seconds} s` : ''} …`),
  );
}

/** @typedef {import('./fingerprinted-steps.mjs').FingerprintedStep & { isFresh: boolean }} CheckedStep */

/** @returns {Promise<CheckedStep[]>} */
async function checkedSteps() {
  const all = await fingerprinted(await steps());
  return Promise.all(
    all.map(async (step) => ({
      ...step,
      isFresh: existsSync(step.makes) && (await stampOf(step)) === step.fingerprint,
    })),
  );
}

/**
 * @param {CheckedStep} step
 * @param {(line: string) => void} say
 */
async function build(step, say) {
  await rm(stampFile(step), { force: true });
  await runStep(step, versionOf(step), say);
  await mkdir(dirname(stampFile(step)), { recursive: true });
  await writeFile(stampFile(step), step.fingerprint);
}

/** @param {CheckedStep} step */
function versionOf({ remoteVersion, fingerprint }) {
  return remoteVersion && markedVersion(remoteVersion, 'local', fingerprint);
}

/**
 * Makes the builds live; published ones stay.
 * @param {readonly CheckedStep[]} remotes
 * @throws {Refusal} with the registry's message
 */
async function publishRemotes(remotes) {
  // Checked against the shell of the same build, not the live one.
  await changeRegistry(['publish', '--if-new', '--shell', shell, ...remotes.map(({ makes }) => makes)]);
}

/** @throws {Refusal} that names each incompatible remote */
async function acceptShell() {
  await changeRegistry(['check-shell', shell, '--live']);
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

/** @param {import('./steps.mjs').Step} step */
async function stampOf(step) {
  return existsSync(stampFile(step)) ? readFile(stampFile(step), 'utf8') : undefined;
}

/** @param {import('./steps.mjs').Step} step */
function stampFile(step) {
  return join(ownFolder, 'builds', step.name.replaceAll(/\W+/g, '-'));
}
