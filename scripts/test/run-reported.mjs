import { readFile, rm } from 'node:fs/promises';
import { runTool } from '../machine/program.mjs';

/**
 * Runs a test runner and counts from its report. A runner that says it failed without a failed test in its report, or
 * that leaves no report, counts as one more failure.
 * @template Report what the tool writes
 * @param {{ tool: string, args: readonly string[], cwd: string, env: Record<string, string>, report: string }} runner
 * @param {(report: Report) => import('./test.mjs').Told} read
 */
export async function runReported({ tool, args, cwd, env, report }, read) {
  await rm(report, { force: true });
  const { code } = await runTool(tool, args, { cwd, env, shown: true });
  /** @type {Report} */
  const written = JSON.parse(await readFile(report, 'utf8'));
  const told = read(written);
  return code !== 0 && told.failed === 0 ? { ...told, failed: 1 } : told;
}
