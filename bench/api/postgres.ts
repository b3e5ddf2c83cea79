import { execFileSync } from 'node:child_process';
import { createDatabase, program, startPostgres as start } from '../../api-server/test/postgres';

/** A PostgreSQL server with its own settings, which write everything to the disk before they answer. */
export interface Postgres {
  url: string;
  /** Makes a further database, and answers its address. */
  createDatabase(name: string): Promise<string>;
  /** Runs `pgbench` with scripts of which each transaction takes one; answers transactions per second. */
  pgbench(scripts: readonly string[], mode: 'extended' | 'prepared', seconds: number): number;
  stop(): Promise<void>;
}

/** As many connections as our server's pool has. */
const CLIENTS = 10;

export async function startPostgres(): Promise<Postgres> {
  const server = await start([]);
  return {
    url: await createDatabase(server.folder, { name: 'comptoir' }),
    createDatabase: (name) => createDatabase(server.folder, { name }),
    pgbench(scripts, mode, seconds) {
      const files = scripts.flatMap((file) => ['-f', file]);
      const client = ['-h', server.folder, '-U', 'postgres'];
      const args = [...client, '-n', '-M', mode, '-c', String(CLIENTS), '-j', '1', '-T', String(seconds)];
      const text = execFileSync(program('pgbench'), [...args, ...files, 'comptoir'], { encoding: 'utf8' });
      return Number(/tps = ([\d.]+)/.exec(text)?.[1]);
    },
    stop: () => server.stop(),
  };
}
