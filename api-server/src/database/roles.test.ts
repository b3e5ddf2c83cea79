import { sql } from 'kysely';
import { describeOnDatabases } from '../../test/databases';
import { asRole, makeRoles } from '../../test/postgres';
import { sharedPostgres } from '../../test/shared-databases';
import { createApiServer } from '../api-server';
import { runCommand } from '../commands/run-command';
import { readConfig } from '../config/config';
import { openDatabase, type Connection } from './database';
import { migrate } from './migrator';
import { migrations } from './migrations';
import { historyNotice } from './roles';

const NOT_ALLOWED = /permission denied|must be owner|append-only/;

describeOnDatabases(
  'the role of the server',
  ({ serverConnection }) => {
    const send = (statement: string) => sql.raw(statement).execute(serverConnection());

    const tables = ['journal_entries', 'transfers', 'trades', 'transactions', 'audit_entries', 'chain_heads'];
    it.each(
      [...tables, 'journal_heads', 'balances', 'schema_migrations'].flatMap((table) => [
        `delete from ${table}`,
        `truncate ${table}`,
        `alter table ${table} disable trigger all`,
        `alter table ${table} add column note text`,
        `drop table ${table} cascade`,
      ]),
    )('may not %s', async (statement) => {
      await expect(send(statement)).rejects.toThrow(NOT_ALLOWED);
    });

    it.each([
      ...tables.map((table) => `update ${table} set ${table === 'chain_heads' ? 'number = 0' : 'office_id = null'}`),
      `insert into chain_heads (chain, office_id, number, hash) values ('audit_entries', gen_random_uuid(), 1, '')`,
      `update schema_migrations set name = 'none'`,
      'create table more (id int)',
      'create or replace function refuse_history_change() returns trigger language plpgsql as $$ begin end $$',
      'drop trigger audit_entries_append_only on audit_entries',
      'set session_replication_role = replica',
      'set role comptoir_owner',
    ])('may not %s', async (statement) => {
      await expect(send(statement)).rejects.toThrow(NOT_ALLOWED);
    });
  },
  ['postgresql'],
);

describe('a database of two roles', () => {
  it('supports a pooler that keeps connection settings', async () => {
    const rows = await within(await sharedPostgres('nothing'), async (connection) => {
      const settings = await sql<{ settings: string[] }>`select setconfig as settings from pg_db_role_setting
        where setrole = 'comptoir_app'::regrole and setdatabase = 0`.execute(connection);
      return settings.rows;
    });
    const settings = ['jit=off', 'statement_timeout=60s', 'idle_in_transaction_session_timeout=60s'];
    expect(rows).toEqual([{ settings }]);
  });

  it('takes over from a single role', async () => {
    const url = await sharedPostgres('nothing');
    const [app, owner] = [asRole(url, 'comptoir_app'), asRole(url, 'comptoir_owner')];
    await within(url, async (connection) => {
      await migrate(connection, migrations);
      // Often installed by administrators; its views do not belong to the schema.
      await sql`create extension pg_stat_statements`.execute(connection);
    });
    makeRoles(url);
    const config = (more: object) => readConfig({ DATABASE_URL: app, ...more });
    const print = jest.fn();
    const call = { config: config({ MIGRATION_DATABASE_URL: owner }), print };

    expect(await runCommand(['migrate'], call)).toBe(0);
    expect(print).toHaveBeenLastCalledWith('The schema is up to date.');
    const server = await createApiServer({ ...config({}), logger: false });
    await server.close();
    expect(await within(app, historyNotice)).toEqual([]);
    const views = await within(url, (connection) =>
      sql`select viewname as name, viewowner as owner from pg_views where schemaname = 'public' order by 1`.execute(
        connection,
      ),
    );
    expect(views.rows).toEqual([
      { name: 'collector_counts', owner: 'comptoir_owner' },
      { name: 'pg_stat_statements', owner: 'postgres' },
      { name: 'pg_stat_statements_info', owner: 'postgres' },
    ]);
  });

  it('needs the owner only to upgrade', async () => {
    const url = await sharedPostgres('nothing');
    makeRoles(url);
    const config = readConfig({ DATABASE_URL: asRole(url, 'comptoir_app') });
    const print = jest.fn();

    await expect(createApiServer({ ...config, logger: false })).rejects.toThrow('run "comptoir migrate" with');
    const migrationUrl = asRole(url, 'comptoir_owner');
    const asOwner = readConfig({ DATABASE_URL: asRole(url, 'comptoir_app'), MIGRATION_DATABASE_URL: migrationUrl });
    expect(await runCommand(['migrate'], { config: asOwner, print })).toBe(0);
    expect(print).toHaveBeenCalledWith(`Applied: ${migrations.map(({ name }) => name).join(', ')}.`);
    const server = await createApiServer({ ...config, logger: false });
    await server.close();
  });

  it.each(['comptoir_owner', 'postgres'] as const)('reports when %s serves', async (role) => {
    const url = await sharedPostgres('all tables');
    const address = role === 'postgres' ? url : asRole(url, role);
    expect(await within(address, historyNotice)).toEqual([expect.stringContaining('owns the tables')]);
  });
});

async function within<Result>(url: string, work: (connection: Connection) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ kind: 'postgresql', url });
  try {
    return await work(database.connection);
  } finally {
    await database.close();
  }
}
