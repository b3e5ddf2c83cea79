import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildStalePackages } from '../build/build.mjs';
import { findOrInstallChromium } from '../machine/chromium.mjs';
import { installDebianPackage } from '../machine/debian.mjs';
import { findProgram } from '../machine/find-program.mjs';
import { findOrInstallPostgres } from '../machine/postgres.mjs';
import { runTool } from '../machine/program.mjs';
import { ownFolder, root } from '../machine/root.mjs';
import { readJest, readPlaywright } from './reports.mjs';
import { runReported } from './run-reported.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {(say: (line: string) => void, shard: readonly string[]) => Promise<import('./test.mjs').StageResult>} run
 *   `shard` holds options of jest or Playwright
 */

/** @typedef {'checks' | 'unit' | 'timing' | 'e2e'} Part work of one CI machine */
/** @typedef {Stage & { parts: readonly Part[] }} StageOfPart */

/** @type {readonly Part[]} */
export const PARTS = ['checks', 'unit', 'timing', 'e2e'];

const playwrightReport = join(ownFolder, 'playwright.json');
const jestReport = join(ownFolder, 'jest.json');

const packages = [
  'api-contract',
  'api-server',
  'shared-kernel',
  'host-shell',
  'remote-registry',
  'remote-cli',
  'all-in-one',
];
const arrows = ['--config', '.dependency-cruiser.cjs', ...packages, ...remotes()];

/** @type {readonly Stage[]} */
const checks = [
  { name: 'Lint', run: () => check('oxlint', ['--type-aware']) },
  { name: 'Format', run: () => check('oxfmt', ['--check']) },
  { name: 'Nothing unused', run: () => check('knip', ['--no-progress', '--no-config-hints']) },
  { name: 'Arrows', run: () => check('depcruise', arrows) },
  { name: 'Types', run: () => check('tsc', ['--noEmit']) },
  // Pages must not use Node.js types, servers no DOM types, and neither test types.
  { name: 'Types of a page', run: () => check('tsc', ['--noEmit', '-p', 'tsconfig.browser.json']) },
  { name: 'Types of a server', run: () => check('tsc', ['--noEmit', '-p', 'tsconfig.node.json']) },
  { name: 'Faces', run: () => check('tsx', ['scripts/api-report/main.ts', '--check']) },
];

/**
 * Two run at a time: the unit tests use one and two thirds of two processors, and the checks use the rest.
 * @type {readonly StageOfPart[]}
 */
export const beside = [
  {
    name: 'Unit and API',
    parts: ['unit'],
    run: async (print, shard) => {
      const env = { POSTGRES_BIN: await findOrInstallPostgres(print) };
      if (!findProgram(['promtool'])) await installDebianPackage('prometheus', print);
      const args = ['--json', `--outputFile=${jestReport}`, ...shard];
      return runReported({ tool: 'jest', args, cwd: root, env, report: jestReport }, readJest);
    },
  },
  ...checks.map((each) => ({ ...each, parts: /** @type {const} */ (['checks']) })),
];

/** @type {readonly StageOfPart[]} */
export const alone = [
  {
    name: 'Build',
    parts: ['timing', 'e2e'],
    run: async (print) => {
      await buildStalePackages(print);
      return { passed: 1, failed: 0 };
    },
  },
  { name: 'Budgets', parts: ['timing'], run: (print) => playwright('budgets', print) },
  // Tests of time limits run without other work on the machine.
  { name: 'Deadlines', parts: ['timing'], run: (print) => playwright('deadlines', print, ['--workers=1']) },
  {
    name: 'End to end',
    parts: ['e2e'],
    run: (print, shard) => playwright('teams', print, ['--project=product', ...shard]),
  },
];

function remotes() {
  return readdirSync(root).filter((folder) => folder.startsWith('mfe-'));
}

/**
 * A tool with a yes-or-no result counts as one test.
 * @param {string} tool
 * @param {readonly string[]} args
 */
async function check(tool, args) {
  const { code } = await runTool(tool, args, { cwd: root, shown: true });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * @param {string} project of e2e/playwright.config.ts
 * @param {(line: string) => void} print
 * @param {readonly string[]} [options]
 */
async function playwright(project, print, options = []) {
  const env = { CHROMIUM: await findOrInstallChromium(print), PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  const args = ['test', `--project=${project}`, '--reporter=list,json', ...options];
  const runner = { tool: 'playwright', args, cwd: join(root, 'e2e'), env, report: playwrightReport };
  return runReported(runner, readPlaywright);
}
