import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const command = path.resolve(import.meta.dirname, '../../remote-registry/dist/comptoir-remotes.js');

/** Issues a publishing token for a remote as the platform team does; `teams` is `PUBLISH_TOKENS` of the product. */
export async function tokenOf(team: string, remote: string, teams: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'token', team, remote, '--into', teams]);
  return stdout.trim();
}
