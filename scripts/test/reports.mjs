import { relative } from 'node:path';
import { root } from '../machine/root.mjs';

/** A test that did not run counts as failed. */

/**
 * Output of `jest --json`.
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {number} numRuntimeErrorTestSuites
 * @property {readonly { name: string, status: string, assertionResults: readonly { status: string, fullName: string }[] }[]} testResults
 */

/**
 * @param {JestReport} report
 * @returns {import('./test.mjs').StageResult}
 */
export function readJest(report) {
  const notRun = report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites;
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter((test) => test.status !== 'passed');
    // A file that fails to load has no tests.
    if (status === 'failed' && tests.length === 0) return [file];
    return tests.map(({ fullName }) => `${file} › ${fullName}`);
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests + notRun, failures };
}

/**
 * @typedef {object} Suite
 * @property {readonly Suite[]} [suites]
 * @property {readonly { file: string, line: number, title: string, tests: readonly { status: string }[] }[]} specs
 */

/**
 * Output of Playwright's JSON reporter.
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {readonly unknown[]} errors
 * @property {readonly Suite[]} suites
 */

/**
 * @param {PlaywrightReport} report
 * @returns {import('./test.mjs').StageResult}
 */
export function readPlaywright({ stats, errors, suites }) {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed, failures: suites.flatMap(failuresIn) };
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function failuresIn({ suites = [], specs }) {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'expected'));
  return [...failed.map(({ file, line, title }) => `e2e/${file}:${line} › ${title}`), ...suites.flatMap(failuresIn)];
}
