import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { installDebianPackage } from '../machine/debian.mjs';
import { findProgram } from '../machine/find-program.mjs';
import { findOrInstallPostgres } from '../machine/postgres.mjs';
import { Refusal } from '../machine/refusal.mjs';

export const HOST = '127.0.0.1';

export interface Machine {
  postgres: (name: string) => string;
  haproxy: string;
  /** PostgreSQL refuses to run as root. */
  owner: { uid: number; gid: number } | undefined;
}

/** @throws {Refusal} when PostgreSQL or HAProxy is missing, and cannot be installed */
export async function prepareMachine(say: (line: string) => void): Promise<Machine> {
  const folder = await findOrInstallPostgres(say);
  const known = ['haproxy', '/usr/sbin/haproxy'];
  if (!findProgram(known)) await installDebianPackage('haproxy', say);
  const haproxy = findProgram(known);
  if (haproxy === undefined) throw new Refusal('HAProxy is missing: install it.');
  return { postgres: (name) => path.join(folder, name), haproxy, owner: serverUser() };
}

function serverUser(): Machine['owner'] {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export async function run(program: string, args: readonly string[], options: object = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(program, [...args], { ...options, encoding: 'utf8' });
  return stdout;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}
