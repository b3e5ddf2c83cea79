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
import { steps } from './steps.mjs';
import { withWhatItUses, workspacePackages } from './workspace.mjs';

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
      const stale = await staleSteps();
      const [builds, publications] = [stale.filter((each) => !each.last), stale.filter((each) => each.last)];
      await inParallel(availableParallelism(), builds, (each) => build(each, say));
      for (const each of publications) await build(each, say);
    },
    () => say('Another start is building; waiting for it …'),
  );
}

/** @typedef {import('./steps.mjs').Step & { fingerprint: string }} StaleStep */

/** @returns {Promise<StaleStep[]>} */
async function staleSteps() {
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

  const checked = await Promise.all(
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
  return checked.filter((step) => !step.isFresh);
}

/**
 * @param {StaleStep} step
 * @param {(line: string) => void} say
 */
async function build(step, say) {
  const started = performance.now();
  await rm(stampFile(step), { force: true });
  const { code, output } = await run(step.command, step.args, { cwd: step.folder, env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Refusal(`${output.trim()}\n\n${step.name} does not build; the text above says why.`);
  await mkdir(dirname(stampFile(step)), { recursive: true });
  await writeFile(stampFile(step), step.fingerprint);
  say(`Built ${step.name} in ${((performance.now() - started) / 1_000).toFixed(1)} s.`);
}

/** @param {import('./steps.mjs').Step} step */
async function stampOf(step) {
  return existsSync(stampFile(step)) ? readFile(stampFile(step), 'utf8') : undefined;
}

/** @param {import('./steps.mjs').Step} step */
function stampFile(step) {
  return join(ownFolder, 'builds', step.name.replaceAll(/\W+/g, '-'));
}
