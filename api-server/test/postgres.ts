import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgres } from '../../scripts/machine/postgres.mjs';

/** A PostgreSQL server of the test's own, reached through a socket, so that no port is taken. */
export interface TestServer {
  /** Its data and its socket lie here. */
  folder: string;
  stop(): Promise<void>;
}

/** Nothing of a test has to survive the machine. */
export const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** Starts a server in a temporary folder; its data goes with it. */
export async function startPostgres(settings: readonly string[] = FORGETFUL): Promise<TestServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-pg-'));
  const owner = serverUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  execFileSync(
    program('initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner, stdio: 'ignore', cwd: folder },
  );
  const server = spawn(
    program('postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', ...settings.flatMap((setting) => ['-c', setting])],
    { ...owner, stdio: 'ignore', cwd: folder },
  );
  return serverIn(folder, server, 'SIGINT');
}

/** A server that was started in a temporary folder, once it answers; a signal ends it. */
export async function serverIn(folder: string, server: ChildProcess, signal: NodeJS.Signals): Promise<TestServer> {
  await whenAnswering(folder, server);
  return {
    folder,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill(signal);
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a database, empty or as its template is, and answers its `postgres://` address. */
export async function createDatabase(
  folder: string,
  {
    name = `test_${randomUUID().replaceAll('-', '')}`,
    template = 'template1',
    encoding,
    through = folder,
  }: { name?: string; template?: string; encoding?: 'SQL_ASCII'; /** The folder of a pooler. */ through?: string } = {},
): Promise<string> {
  const rest = encoding === undefined ? '' : ` encoding '${encoding}' locale 'C'`;
  const statement = `create database ${name} template ${template}${rest}`;
  await withClient(addressOf(folder, 'postgres'), (client) => client.query(statement));
  return addressOf(through, name);
}

/** Makes the two roles that a deployment has, the documented way. */
export function makeRoles(address: string): void {
  const file = path.resolve(__dirname, '../../deploy/postgres/roles.sql');
  const passwords = { COMPTOIR_OWNER_PASSWORD: 'owner', COMPTOIR_APP_PASSWORD: 'app' };
  execFileSync(program('psql'), ['--no-psqlrc', '--quiet', '--file', file, address], {
    env: { ...process.env, ...passwords },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The same database as another role. */
export function asRole(address: string, role: 'comptoir_owner' | 'comptoir_app'): string {
  return address.replace('//postgres@', `//${role}@`);
}

function addressOf(folder: string, database: string): string {
  return `postgres://postgres@localhost/${database}?host=${folder}`;
}

/** A program of PostgreSQL's, where the machine has it. */
export function program(name: string): string {
  return path.join(findPostgres() ?? '', name);
}

/** PostgreSQL and PgBouncer refuse to run as root. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Waits until what was started answers through a socket in a folder. */
async function whenAnswering(folder: string, server: ChildProcess): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await withClient(addressOf(folder, 'postgres'), (client) => client.query('select 1'));
      return;
    } catch (cause) {
      if (attempt > 300 || server.exitCode !== null) throw new Error(`${server.spawnfile} does not start`, { cause });
      await pause(50);
    }
  }
}

async function withClient<Result>(address: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
