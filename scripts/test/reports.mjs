/** A test that did not run proves nothing, so it counts as failed. */

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, numRuntimeErrorTestSuites: number }} report of `jest --json`
 */
export function countOfJest(report) {
  const notRun = report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: report.numFailedTests + notRun };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: readonly unknown[] }} report of Playwright's JSON reporter
 */
export function countOfPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}
