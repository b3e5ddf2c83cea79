import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../machine/program.mjs';

/**
 * Runs a test runner and counts from its report. A failed runner without a failed test or without a report counts as
 * one more failure. Temporary files of the tests are deleted.
 * @template Report what the tool writes
 * @param {{ tool: string, args: readonly string[], cwd: string, env: Record<string, string>, report: string }} runner
 * @param {(report: Report) => import('./test.mjs').StageResult} read
 */
export async function runReported({ tool, args, cwd, env, report }, read) {
  await rm(report, { force: true });
  const scratch = await mkdtemp(join(tmpdir(), 'comptoir-'));
  // PostgreSQL runs there as another user.
  await chmod(scratch, 0o755);
  try {
    const { code } = await runTool(tool, args, { cwd, env: { ...env, TMPDIR: scratch }, shown: true });
    /** @type {Report} */
    const written = JSON.parse(await readFile(report, 'utf8'));
    const result = read(written);
    return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
  } finally {
    // Processes of a test may still be ending.
    await rm(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
