import { countOfJest, countOfPlaywright } from './reports.mjs';

const jestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};

test('a passed test of jest counts as passed', () => {
  expect(countOfJest(jestReport)).toEqual({ passed: 7, failed: 0 });
});

test.each(['numFailedTests', 'numPendingTests', 'numTodoTests', 'numRuntimeErrorTestSuites'])(
  '%s of jest count as failed',
  (kind) => {
    expect(countOfJest({ ...jestReport, [kind]: 2 })).toEqual({ passed: 7, failed: 2 });
  },
);

const playwrightReport = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

test('a test of Playwright that ended as expected counts as passed', () => {
  expect(countOfPlaywright(playwrightReport)).toEqual({ passed: 5, failed: 0 });
});

test.each(['unexpected', 'flaky', 'skipped'])('an %s test of Playwright counts as failed', (kind) => {
  const stats = { ...playwrightReport.stats, [kind]: 1 };
  expect(countOfPlaywright({ ...playwrightReport, stats })).toEqual({ passed: 5, failed: 1 });
});

test('an error outside the tests of Playwright counts as failed', () => {
  expect(countOfPlaywright({ ...playwrightReport, errors: [{}] })).toEqual({ passed: 5, failed: 1 });
});
