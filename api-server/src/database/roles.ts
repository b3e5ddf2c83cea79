import { sql } from 'kysely';
import { openDatabase, type Connection, type DatabaseOptions } from './database';
import { migrate, waitForOtherMigrations } from './migrator';
import { migrations } from './migrations';
import { inTransaction } from './transaction';

/** Privileges on tables with history; other tables allow all DML. */
const HISTORY: Readonly<
  Record<string, 'select' | 'select, insert' | 'select, insert, update' | 'select, insert, delete'>
> = {
  journal_entries: 'select, insert',
  transfers: 'select, insert',
  trades: 'select, insert',
  transactions: 'select, insert',
  pick_ups: 'select, insert',
  pick_up_lines: 'select, insert',
  refused_pick_ups: 'select, insert',
  refused_pick_up_settlements: 'select, insert',
  export_keys: 'select, insert',
  service_keys: 'select, insert, delete',
  audit_entries: 'select, insert',
  receipts: 'select, insert',
  receipt_keys: 'select, insert',
  // Old events are purged; a trigger protects the last 30 days.
  security_events: 'select, insert, delete',
  journal_heads: 'select, insert, update',
  balances: 'select, insert, update',
  account_balances: 'select, insert, update',
  // Written by triggers and migrations.
  chain_heads: 'select',
  schema_migrations: 'select',
  // View for servers of the previous version.
  collector_counts: 'select',
};
const DEFAULT_RIGHTS = 'select, insert, update, delete';

const NOTICE =
  'The role of DATABASE_URL owns the tables, so a compromised server could alter the books: use a separate role for the server, and the owner in MIGRATION_DATABASE_URL (docs/operate.md, "Two roles").';

/**
 * Migrates as the table owner, if configured, and grants the server role its privileges. Returns the applied
 * migrations.
 *
 * @throws {StartError} `database-unreachable`
 */
export async function migrateAsOwner(options: DatabaseOptions): Promise<string[]> {
  if (options.kind === 'embedded' || options.migrationUrl === undefined) return [];
  const server = await openDatabase({ ...options, connections: 1 });
  try {
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(server.connection);
    const owner = await openDatabase({ ...options, url: options.migrationUrl, connections: 1 });
    try {
      const applied = await migrate(owner.connection, migrations);
      await grantToServer(owner.connection, rows[0]?.role ?? '');
      return applied;
    } finally {
      await owner.close();
    }
  } finally {
    await server.close();
  }
}

async function grantToServer(connection: Connection, role: string): Promise<void> {
  await inTransaction(connection, async (transaction) => {
    await waitForOtherMigrations(transaction);
    // Skips the owner itself, and objects of extensions.
    const { rows } = await sql<{ schema: string; table: string }>`
      select current_schema() as schema, relname as table from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v') and ${role} <> current_user
        and not exists (select from pg_depend where pg_depend.objid = pg_class.oid and deptype = 'e')`.execute(
      transaction,
    );
    for (const { schema, table } of rows) {
      const rights = sql.raw(HISTORY[table] ?? DEFAULT_RIGHTS);
      await sql`revoke all on ${sql.id(schema, table)} from ${sql.id(role)}`.execute(transaction);
      await sql`grant ${rights} on ${sql.id(schema, table)} to ${sql.id(role)}`.execute(transaction);
    }
  });
}

/** Startup notice if the server role could alter history. */
export async function historyNotice(connection: Connection): Promise<string[]> {
  const { rows } = await sql<{ could: boolean }>`
    select bool_or(pg_has_role(current_user, relowner, 'usage')
      or has_table_privilege(oid, 'update') or has_table_privilege(oid, 'delete')
      or has_table_privilege(oid, 'truncate')) as could
    from pg_class where relnamespace = current_schema()::regnamespace
      and relname in ('journal_entries', 'transfers', 'audit_entries')`.execute(connection);
  return rows[0]?.could === true ? [NOTICE] : [];
}
