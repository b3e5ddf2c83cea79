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
  'The schema needs a migration that the role of DATABASE_URL may not run: run "comptoir migrate" with MIGRATION_DATABASE_URL, or set it for the server.';

/** Locked while a migration runs, so that each runs once. */
const LOCK_ROW = '0000-lock';

/**
 * Applies pending migrations, each in its own transaction. Safe under concurrent starts; all callers return when
 * finished. Returns the names applied by this call.
 *
 * @throws {StartError} `configuration` without the rights for a pending migration
 */
export async function migrate(connection: Connection, migrations: readonly Migration[]): Promise<string[]> {
  const names = await appliedNames(connection);
  // A role without DDL rights can run on a current schema.
  if (migrations.every((migration) => isApplied(migration, names))) return [];
  await prepare(connection);
  const applied: string[] = [];
  for (const migration of migrations) {
    if (await inTransaction(connection, (transaction) => applyIfNew(transaction, migration)))
      applied.push(migration.name);
  }
  return applied;
}

/**
 * True for a migration that ran, and for one whose earlier steps all ran.
 *
 * @throws {StartError} `configuration` where only some of the earlier steps ran
 */
function isApplied({ name, replaces }: Migration, names: ReadonlySet<string>): boolean {
  if (names.has(name)) return true;
  if (replaces === undefined) return false;
  if (names.has(replaces.last)) return true;
  const others = [...names].filter((each) => each !== LOCK_ROW);
  if (others.length === 0) return false;
  throw new StartError(
    'configuration',
    `The tables are of an older version (the last step is "${others.toSorted().at(-1)}"). Start ${replaces.version} once on this data, then this version.`,
  );
}

/** Name of the last migration whose tables are there. */
export async function lastMigration(
  connection: Connection,
  migrations: readonly Migration[],
): Promise<string | undefined> {
  const names = await appliedNames(connection);
  return migrations.findLast((migration) => isApplied(migration, names))?.name;
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

async function applyIfNew(transaction: WriteTransaction, migration: Migration): Promise<boolean> {
  await waitForOtherMigrations(transaction);
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(transaction);
  if (isApplied(migration, new Set(rows.map(({ name }) => name)))) return false;
  await migration.up(transaction);
  await sql`insert into schema_migrations (name) values (${migration.name})`.execute(transaction);
  return true;
}

/** Serialises migrations and grants until the transaction ends. */
export async function waitForOtherMigrations(transaction: WriteTransaction): Promise<void> {
  await sql`select name from schema_migrations where name = ${LOCK_ROW} for update`.execute(transaction);
}

/** Concurrent `create table if not exists` can fail in the catalog, so this retries. */
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
