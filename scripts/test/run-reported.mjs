import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../machine/program.mjs';

/**
 * Runs a test runner and counts from its report. A runner that says it failed without a failed test in its report, or
 * that leaves no report, counts as one more failure. What its tests leave among temporary files goes with it.
 * @template Report what the tool writes
 * @param {{ tool: string, args: readonly string[], cwd: string, env: Record<string, string>, report: string }} runner
 * @param {(report: Report) => import('./test.mjs').Told} read
 */
export async function runReported({ tool, args, cwd, env, report }, read) {
  await rm(report, { force: true });
  const scratch = await mkdtemp(join(tmpdir(), 'comptoir-'));
  // PostgreSQL works there as a user of its own.
  await chmod(scratch, 0o755);
  try {
    const { code } = await runTool(tool, args, { cwd, env: { ...env, TMPDIR: scratch }, shown: true });
    /** @type {Report} */
    const written = JSON.parse(await readFile(report, 'utf8'));
    const told = read(written);
    return code !== 0 && told.failed === 0 ? { ...told, failed: 1 } : told;
  } finally {
    // What a test started may still be about to end.
    await rm(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
