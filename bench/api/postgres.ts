import { execFileSync } from 'node:child_process';
import { Client } from 'pg';
import { createDatabase, program, startPostgres as start } from '../../api-server/test/postgres';

/** A PostgreSQL server with default settings, which flushes every commit to disk. */
export interface Postgres {
  url: string;
  createDatabase(name: string): Promise<string>;
  /** Flushes everything to disk, so that seeding does not distort a measurement. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** Equals the connections of our server's pool. */
const CLIENTS = 10;

export async function startPostgres(): Promise<Postgres> {
  const server = await start([]);
  const url = await createDatabase(server.folder, { name: 'comptoir' });
  return {
    url,
    createDatabase: (name) => createDatabase(server.folder, { name }),
    async settle() {
      const client = new Client(url);
      await client.connect();
      await client.query('checkpoint');
      await client.end();
    },
    stop: () => server.stop(),
  };
}

/** Runs `pgbench`, which picks one of the scripts for each transaction; returns transactions per second. */
export function pgbench(
  url: string,
  { scripts, mode, seconds }: { scripts: readonly string[]; mode: 'extended' | 'prepared'; seconds: number },
): number {
  const files = scripts.flatMap((file) => ['-f', file]);
  const args = ['-n', '-M', mode, '-c', String(CLIENTS), '-j', '1', '-T', String(seconds), ...files, url];
  const text = execFileSync(program('pgbench'), args, { encoding: 'utf8' });
  return Number(/tps = ([\d.]+)/.exec(text)?.[1]);
}
