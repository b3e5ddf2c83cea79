import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgres } from '../../scripts/machine/postgres.mjs';

/** A PostgreSQL server with its own settings, which write everything to the disk before they answer. */
export interface Postgres {
  url: string;
  /** Runs `pgbench` with scripts of which each transaction takes one; answers transactions per second. */
  pgbench(scripts: readonly string[], mode: 'extended' | 'prepared', seconds: number): number;
  stop(): Promise<void>;
}

/** As many connections as our server's pool has. */
const CLIENTS = 10;

export async function startPostgres(): Promise<Postgres> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('PostgreSQL is not installed: set POSTGRES_BIN to the folder of initdb.');
  const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-bench-'));
  const owner = serverUser();
  chmodSync(folder, 0o755);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const options = { ...owner, cwd: folder };
  const program = (name: string) => path.join(programs, name);
  execFileSync(program('initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'], {
    ...options,
    stdio: 'ignore',
  });
  const server = spawn(program('postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], {
    ...options,
    stdio: 'ignore',
  });
  const client = ['-h', folder, '-U', 'postgres'];
  for (let attempt = 0; ; attempt++) {
    try {
      execFileSync(program('createdb'), [...client, 'comptoir'], { ...options, stdio: 'ignore' });
      break;
    } catch (cause) {
      if (attempt > 100) throw new Error('PostgreSQL does not start', { cause });
      await pause(100);
    }
  }
  return {
    url: `postgres://postgres@localhost/comptoir?host=${folder}`,
    pgbench(scripts, mode, seconds) {
      const files = scripts.flatMap((file) => ['-f', file]);
      const args = [...client, '-n', '-M', mode, '-c', String(CLIENTS), '-j', '1', '-T', String(seconds)];
      const text = execFileSync(program('pgbench'), [...args, ...files, 'comptoir'], { ...options, encoding: 'utf8' });
      return Number(/tps = ([\d.]+)/.exec(text)?.[1]);
    },
    async stop() {
      const exited = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A folder that the database's user can read. */
export function sharedFolder(): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'comptoir-scripts-')), 'scripts');
  mkdirSync(folder);
  chmodSync(path.dirname(folder), 0o755);
  return folder;
}
