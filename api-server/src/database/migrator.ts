import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection, WriteTransaction } from './database';
import { StartError } from '../start-error';
import type { Migration } from './migrations/migration';
import { sqlState } from './sql-state';
import { inTransaction } from './transaction';

const NO_SUCH_TABLE = '42P01';
const NOT_ALLOWED = '42501';
const NOT_READY =
  'The tables are not ready for this version, and the role of DATABASE_URL may not change them: run "comptoir migrate" with MIGRATION_DATABASE_URL, or start with it.';

/** The row that every server locks while it applies a step, so that each step runs once. */
const LOCK_ROW = '0000-lock';

/**
 * Brings the tables up to date: each step in a transaction of its own, recorded there under its name. Several servers
 * may start at once; all return when the last step is in place. Answers the names of the steps that this call applied.
 *
 * @throws {StartError} `configuration` when there is something to do that the role may not
 */
export async function migrate(connection: Connection, migrations: readonly Migration[]): Promise<string[]> {
  const names = await appliedNames(connection);
  // Whoever may not change the tables can still run on them.
  if (migrations.every(({ name }) => names.has(name))) return [];
  await prepare(connection);
  const applied: string[] = [];
  for (const migration of migrations) {
    if (await inTransaction(connection, (transaction) => applyOnce(transaction, migration)))
      applied.push(migration.name);
  }
  return applied;
}

async function appliedNames(connection: Connection): Promise<ReadonlySet<string>> {
  try {
    const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(connection);
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    if (sqlState(error) === NO_SUCH_TABLE) return new Set();
    throw asStartError(error);
  }
}

function asStartError(error: unknown): unknown {
  return sqlState(error) === NOT_ALLOWED ? new StartError('configuration', NOT_READY, { cause: error }) : error;
}

async function applyOnce(transaction: WriteTransaction, migration: Migration): Promise<boolean> {
  await waitForOtherMigrations(transaction);
  const done = await sql`select name from schema_migrations where name = ${migration.name}`.execute(transaction);
  if (done.rows.length > 0) return false;
  await migration.up(transaction);
  await sql`insert into schema_migrations (name) values (${migration.name})`.execute(transaction);
  return true;
}

/** Whoever changes the tables, or who may do what with them, does it alone until the end of the transaction. */
export async function waitForOtherMigrations(transaction: WriteTransaction): Promise<void> {
  await sql`select name from schema_migrations where name = ${LOCK_ROW} for update`.execute(transaction);
}

/** Two servers that create one table at the same moment collide in the catalogue, also with `if not exists`. */
async function prepare(connection: Connection): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await sql`create table if not exists schema_migrations (
        name text primary key,
        applied_at timestamptz not null default now()
      )`.execute(connection);
      await sql`insert into schema_migrations (name) values (${LOCK_ROW}) on conflict do nothing`.execute(connection);
      return;
    } catch (error) {
      const collided = ['23505', '42P07', '42710'].includes(sqlState(error) ?? '');
      if (!collided || attempt >= 10) throw asStartError(error);
      await pause(20 * attempt);
    }
  }
}
