import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgres } from '../../scripts/machine/postgres.mjs';

export interface TestServer {
  folder: string;
  stop(): Promise<void>;
}

/** Durability is not needed in tests. */
export const NON_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

export async function startPostgres(settings: readonly string[] = NON_DURABLE): Promise<TestServer> {
  const folder = emptyFolder();
  const created = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(program('initdb'), ['-D', path.join(folder, 'data'), ...created], startedIn(folder));
  return startIn(folder, settings);
}

/** The primary must allow replication. */
export async function startReplica(primary: TestServer, settings: readonly string[]): Promise<TestServer> {
  const folder = emptyFolder();
  const copied = ['-R', '-X', 'stream', '-c', 'fast', '--no-sync'];
  const from = `host=${primary.folder} user=postgres`;
  execFileSync(program('pg_basebackup'), ['-D', path.join(folder, 'data'), '-d', from, ...copied], startedIn(folder));
  return startIn(folder, settings);
}

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-pg-'));
  const owner = serverUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

function startedIn(folder: string) {
  return { ...serverUser(), stdio: 'ignore', cwd: folder } as const;
}

function startIn(folder: string, settings: readonly string[]): Promise<TestServer> {
  const server = spawn(
    program('postgres'),
    [
      '-D',
      path.join(folder, 'data'),
      '-k',
      folder,
      '-c',
      'listen_addresses=',
      ...settings.flatMap((each) => ['-c', each]),
    ],
    startedIn(folder),
  );
  return serverIn(folder, server, 'SIGINT');
}

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

export async function createDatabase(
  folder: string,
  {
    name = `test_${randomUUID().replaceAll('-', '')}`,
    template = 'template1',
    encoding,
    through = folder,
  }: {
    name?: string;
    template?: string;
    encoding?: 'SQL_ASCII';
    through?: string;
  } = {},
): Promise<string> {
  const rest = encoding === undefined ? '' : ` encoding '${encoding}' locale 'C'`;
  const statement = `create database ${name} template ${template}${rest}`;
  await withClient(addressOf(folder, 'postgres'), (client) => client.query(statement));
  return addressOf(through, name);
}

export function makeRoles(address: string): void {
  const file = path.resolve(__dirname, '../../deploy/postgres/roles.sql');
  const passwords = { COMPTOIR_OWNER_PASSWORD: 'owner', COMPTOIR_APP_PASSWORD: 'app' };
  execFileSync(program('psql'), ['--no-psqlrc', '--quiet', '--file', file, address], {
    env: { ...process.env, ...passwords },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

export function asRole(address: string, role: 'comptoir_owner' | 'comptoir_app'): string {
  return address.replace('//postgres@', `//${role}@`);
}

export function addressOf(folder: string, database: string): string {
  return `postgres://postgres@localhost/${database}?host=${folder}`;
}

export function program(name: string): string {
  return path.join(findPostgres() ?? '', name);
}

/** PostgreSQL and PgBouncer refuse to run as root. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

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
