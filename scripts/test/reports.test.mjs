import { join } from 'node:path';
import { root } from '../machine/root.mjs';
import { readJest, readPlaywright } from './reports.mjs';

const jestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};

test('a passed test of jest counts as passed', () => {
  expect(readJest(jestReport)).toEqual({ passed: 7, failed: 0, failures: [] });
});

test.each(['numFailedTests', 'numPendingTests', 'numTodoTests', 'numRuntimeErrorTestSuites'])(
  '%s of jest count as failed',
  (kind) => {
    expect(readJest({ ...jestReport, [kind]: 2 })).toEqual({ passed: 7, failed: 2, failures: [] });
  },
);

test('tests of jest that failed or did not run are named with their files, as are files that failed to load', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a sum' },
    { status: 'failed', fullName: 'a share of it' },
    { status: 'pending', fullName: 'a rest' },
  ];
  const testResults = [
    { name: join(root, 'api-server/sum.test.ts'), status: 'failed', assertionResults },
    { name: join(root, 'api-server/broken.test.ts'), status: 'failed', assertionResults: [] },
  ];
  const { failures } = readJest({ ...jestReport, testResults });
  expect(failures).toEqual([
    'api-server/sum.test.ts › a share of it',
    'api-server/sum.test.ts › a rest',
    'api-server/broken.test.ts',
  ]);
});

const playwrightReport = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] };

test('a test of Playwright that ended as expected counts as passed', () => {
  expect(readPlaywright(playwrightReport)).toEqual({ passed: 5, failed: 0, failures: [] });
});

test.each(['unexpected', 'flaky', 'skipped'])('an %s test of Playwright counts as failed', (kind) => {
  const stats = { ...playwrightReport.stats, [kind]: 1 };
  expect(readPlaywright({ ...playwrightReport, stats })).toEqual({ passed: 5, failed: 1, failures: [] });
});

test('an error outside the tests of Playwright counts as failed', () => {
  expect(readPlaywright({ ...playwrightReport, errors: [{}] })).toEqual({ passed: 5, failed: 1, failures: [] });
});

test('failed tests of Playwright are named with their places at any depth', () => {
  const place = { file: 'toasts/toasts.spec.ts', line: 7 };
  const right = { ...place, title: 'one', tests: [{ status: 'expected' }] };
  const wrong = { ...place, title: 'two', tests: [{ status: 'unexpected' }] };
  const suites = [{ specs: [right], suites: [{ specs: [wrong] }] }];
  expect(readPlaywright({ ...playwrightReport, suites }).failures).toEqual(['e2e/toasts/toasts.spec.ts:7 › two']);
});
