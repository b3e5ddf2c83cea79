import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { withLock } from '../machine/lock.mjs';
import { run } from '../machine/program.mjs';
import { Refusal } from '../machine/refusal.mjs';
import { ownFolder, root } from '../machine/root.mjs';
import { fingerprintOfFiles, fingerprintOfSources } from './fingerprint.mjs';
import { inParallel } from './in-parallel.mjs';
import { localVersion } from './local-version.mjs';
import { steps } from './steps.mjs';
import { withWhatItUses, workspacePackages } from './workspace.mjs';

const shell = join(root, 'host-shell/dist');

/** What else decides about a build. */
const flags = ['MONOLITH'];

/**
 * Builds what changed since the last time. One process at a time does; another one waits and then finds nothing to do.
 * @param {(line: string) => void} say
 * @throws {Refusal} with the build's own words
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
    () => say('Another start is building; waiting for it …'),
  );
}

/** @typedef {import('./steps.mjs').Step & { fingerprint: string; isFresh: boolean }} CheckedStep */

/** @returns {Promise<CheckedStep[]>} */
async function checkedSteps() {
  const packages = await workspacePackages();
  const everywhere = await fingerprintOfFiles(root, ['pnpm-lock.yaml', 'tsconfig.json']);
  const environment = flags.map((flag) => `${flag}=${process.env[flag] ?? ''}`);
  /** @type {Map<string, Promise<string>>} */
  const known = new Map();
  /** @param {string} folder */
  const sourcesOf = (folder) => {
    const fingerprint = known.get(folder) ?? fingerprintOfSources(join(root, folder));
    known.set(folder, fingerprint);
    return fingerprint;
  };

  return Promise.all(
    (await steps()).map(async (step) => {
      const from = step.packages.flatMap((name) => {
        const found = packages.get(name);
        return found ? withWhatItUses(found, packages) : [];
      });
      const sources = await Promise.all(from.map((each) => sourcesOf(each.folder)));
      const fingerprint = [process.versions.node, everywhere, ...environment, ...sources].join('\n');
      const isFresh = existsSync(step.makes) && (await stampOf(step)) === fingerprint;
      return { ...step, fingerprint, isFresh };
    }),
  );
}

/**
 * @param {CheckedStep} step
 * @param {(line: string) => void} say
 */
async function build(step, say) {
  const started = performance.now();
  await rm(stampFile(step), { force: true });
  const { code, output } = await run(step.command, step.args, {
    cwd: step.folder,
    env: { NODE_ENV: 'production', ...versionOf(step) },
  });
  if (code !== 0) throw new Refusal(`${output.trim()}\n\n${step.name} does not build; the text above says why.`);
  await mkdir(dirname(stampFile(step)), { recursive: true });
  await writeFile(stampFile(step), step.fingerprint);
  say(`Built ${step.name} in ${((performance.now() - started) / 1_000).toFixed(1)} s.`);
}

/**
 * @param {CheckedStep} step
 * @returns {Record<string, string>}
 */
function versionOf({ remoteVersion, fingerprint }) {
  return remoteVersion ? { REMOTE_VERSION: localVersion(remoteVersion, fingerprint) } : {};
}

/**
 * Makes what was built the live version; what is published already stays as it is.
 * @param {readonly CheckedStep[]} remotes
 * @throws {Refusal} with the registry's own words
 */
async function publishRemotes(remotes) {
  // Held against the shell that was built with them, not against the one before.
  await changeRegistry(['publish', '--if-new', '--shell', shell, ...remotes.map(({ makes }) => makes)]);
}

/**
 * Makes the built shell the live one.
 * @throws {Refusal} that names each remote which it would strand
 */
async function acceptShell() {
  await changeRegistry(['check-shell', shell, '--live']);
}

/**
 * @param {readonly string[]} args
 * @throws {Refusal} with the registry's own words
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
