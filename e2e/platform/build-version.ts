import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const operations = path.resolve(import.meta.dirname, '../../mfe-operations');

/** Builds operations as another version, with its own names of chunks and classes. */
export async function buildVersion(version: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-built-'));
  await run(path.join(operations, 'node_modules/.bin/rspack'), ['build', '--output-path', folder], {
    cwd: operations,
    env: { ...process.env, NODE_ENV: 'production', REMOTE_VERSION: version },
  });
  return folder;
}
