// Checks a change before a commit: lint, format, types and the tests of changed files. `npm run check` compares with
// HEAD, `npm run check -- main` with main.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runTool } from './machine/program.mjs';
import { root } from './machine/root.mjs';

const [since] = process.argv.slice(2);
const changed = changedFiles(since ?? 'HEAD');
const code = changed.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file));

const results = await Promise.all([
  inTurn([
    ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed],
    ...(code.length > 0 ? [['oxlint', '--type-aware', ...code]] : []),
    // The globals of pages and of servers.
    ['tsc', '-p', 'tsconfig.browser.json'],
    ['tsc', '-p', 'tsconfig.node.json'],
  ]),
  inTurn([
    ['tsc', '-p', 'tsconfig.json'],
    ['jest', '--passWithNoTests', ...(since === undefined ? ['--onlyChanged'] : [`--changedSince=${since}`])],
  ]),
]);
process.exitCode = results.flat().every((each) => each === 0) ? 0 : 1;

/**
 * @param {string} base
 * @returns {string[]} with untracked files, without deleted ones
 */
function changedFiles(base) {
  /** @param {string[]} args */
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return files.filter((file) => existsSync(`${root}/${file}`));
}

/** @param {string[][]} commands */
async function inTurn(commands) {
  const codes = [];
  for (const [tool = '', ...args] of commands) {
    const { code, output } = await runTool(tool, args, { cwd: root });
    if (code !== 0 || tool === 'jest') console.log(output);
    console.log(`${tool}: ${code === 0 ? 'passed' : 'failed'}`);
    codes.push(code);
  }
  return codes;
}
