import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Postgres } from '../api/postgres';

/** PostgreSQL tells what a connection did after ten seconds without work at the latest (PGSTAT_IDLE_INTERVAL). */
const TOLD_AFTER_MS = 11_000;

/** What a database was asked; who watches asks another one, and does not count. */
export interface DatabaseUse {
  /** Statements so far, those of one transaction as one: all reads of a server are alone in theirs. */
  statements(): Promise<number>;
  /** Waits until everything is told that was done. */
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
    settle: () => pause(TOLD_AFTER_MS),
    stop: () => client.end(),
  };
}
