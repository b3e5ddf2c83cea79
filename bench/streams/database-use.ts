import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Postgres } from '../api/postgres';

/** PostgreSQL publishes statistics of an idle connection after ten seconds at the latest (PGSTAT_IDLE_INTERVAL). */
const NOTIFIED_AFTER_MS = 11_000;

/** Statistics of a database, read through another one, so that reading them does not count. */
export interface DatabaseUse {
  /** Transactions so far: each read of a server is a transaction of its own. */
  statements(): Promise<number>;
  settle(): Promise<void>;
  stop(): Promise<void>;
}

export async function watchDatabase(postgres: Postgres): Promise<DatabaseUse> {
  const client = new Client(await postgres.createDatabase('watch'));
  await client.connect();
  const name = new URL(postgres.url).pathname.slice(1);
  return {
    async statements() {
      const { rows } = await client.query<{ count: string }>(
        'select xact_commit + xact_rollback as count from pg_stat_database where datname = $1',
        [name],
      );
      return Number(rows[0]?.count);
    },
    settle: () => pause(NOTIFIED_AFTER_MS),
    stop: () => client.end(),
  };
}
