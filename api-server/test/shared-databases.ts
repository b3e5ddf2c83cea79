import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openDatabase, type DatabaseOptions } from '../src/database/database';
import { migrate } from '../src/database/migrator';
import { migrations } from '../src/database/migrations';
import { migrateAsOwner } from '../src/database/roles';
import { startPooler } from './pooler';
import { asRole, createDatabase, NON_DURABLE, makeRoles, startPostgres, type TestServer } from './postgres';
import { scratchFolder } from './scratch-folder';

const TEMPLATE = 'all_tables';
/** Environment variables that pass prepared databases to test processes. */
const POSTGRES = 'COMPTOIR_TEST_POSTGRES';
const EMBEDDED = 'COMPTOIR_TEST_EMBEDDED';
const POOLER = 'COMPTOIR_TEST_POOLER';
const PGBOUNCER = 'COMPTOIR_TEST_PGBOUNCER';

/** Settings that PgBouncer does not accept per connection. */
const WITH_POOLER = [...NON_DURABLE, 'jit=off', 'statement_timeout=60s'];

export async function shareDatabases(): Promise<() => Promise<void>> {
  const program = process.env[PGBOUNCER];
  const settings = program === undefined ? NON_DURABLE : WITH_POOLER;
  const [server, embedded] = await Promise.all([sharePostgres(settings), shareEmbedded()]);
  process.env[POSTGRES] = server.folder;
  process.env[EMBEDDED] = embedded;
  const pooler = program === undefined ? undefined : await startPooler(program, server);
  if (pooler) process.env[POOLER] = pooler.folder;
  return async () => {
    await pooler?.stop();
    await server.stop();
    rmSync(embedded, { recursive: true, force: true });
  };
}

async function sharePostgres(settings: readonly string[]): Promise<TestServer> {
  const server = await startPostgres(settings);
  const url = await createDatabase(server.folder, { name: TEMPLATE });
  makeRoles(url);
  await makeTables({
    kind: 'postgresql',
    url: asRole(url, 'comptoir_app'),
    migrationUrl: asRole(url, 'comptoir_owner'),
  });
  return server;
}

async function shareEmbedded(): Promise<string> {
  const folder = scratchFolder('comptoir-embedded-');
  await makeTables({ kind: 'embedded', folder });
  return folder;
}

async function makeTables(options: DatabaseOptions): Promise<void> {
  await migrateAsOwner(options);
  const database = await openDatabase(options);
  await migrate(database.connection, migrations);
  await database.close();
}

const CONTENTS = {
  'all tables': { template: TEMPLATE },
  nothing: {},
  'nothing, in ASCII': { template: 'template0', encoding: 'SQL_ASCII' },
} as const;

export function sharedPostgres(content: 'all tables' | 'nothing' | 'nothing, in ASCII'): Promise<string> {
  const folder = prepared(POSTGRES);
  return createDatabase(folder, { ...CONTENTS[content], through: process.env[POOLER] ?? folder });
}

export function sharedEmbedded(): string {
  const folder = scratchFolder('comptoir-embedded-');
  cpSync(path.join(prepared(EMBEDDED), 'postgresql'), path.join(folder, 'postgresql'), { recursive: true });
  return folder;
}

function prepared(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: tests on databases run in jest's project "api".`);
  return value;
}
