import { sql } from 'kysely';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { program } from '../../test/postgres';
import { schemaObjects } from '../../test/schema-objects';
import { sharedEmbedded, sharedPostgres } from '../../test/shared-databases';
import { verifyBooks } from '../books/verify-books';
import { openDatabase, type OpenedDatabase } from './database';
import { lastMigration, migrate } from './migrator';
import { migrations } from './migrations';

it('lists migrations in numeric order', () => {
  const names = migrations.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
});

it('applies each migration once with four concurrent servers', async () => {
  const url = await sharedPostgres('nothing');
  const databases = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ kind: 'postgresql', url })));
  const applied = await Promise.all(databases.map(({ connection }) => migrate(connection, migrations)));
  await Promise.all(databases.map((database) => database.close()));

  expect(applied.flat().toSorted()).toEqual(migrations.map(({ name }) => name).toSorted());
});

it('does nothing the second time, and rolls a failed migration back', async () => {
  const database = await openDatabase({ kind: 'postgresql', url: await sharedPostgres('nothing') });
  const first = { name: '0001-first', up: async () => undefined };
  const broken = {
    name: '0002-broken',
    async up(db: Parameters<(typeof migrations)[number]['up']>[0]) {
      await sql`create table half (id int)`.execute(db);
      await sql`create table half (id int)`.execute(db);
    },
  };
  expect(await migrate(database.connection, [first])).toEqual(['0001-first']);
  expect(await migrate(database.connection, [first])).toEqual([]);
  await expect(migrate(database.connection, [first, broken])).rejects.toThrow('already exists');
  const { rows } = await sql<{ half: string | null }>`select to_regclass('half')::text as half`.execute(
    database.connection,
  );
  await database.close();

  expect(rows).toEqual([{ half: null }]);
});

it('reports a database without ICU collation', async () => {
  const database = await openDatabase({ kind: 'postgresql', url: await sharedPostgres('nothing, in ASCII') });
  await expect(migrate(database.connection, migrations)).rejects.toMatchObject({
    reason: 'configuration',
    message: expect.stringContaining('the database be in UTF-8'),
  });
  await database.close();
});

describe('the baseline', () => {
  it('continues with data of 24 November that all earlier steps upgraded', async () => {
    const [upgraded, empty] = await Promise.all([sharedPostgres('nothing'), sharedPostgres('nothing')]);
    restore(upgraded, '../../test/upgraded/november-24.sql.gz');
    await withDatabase(empty, ({ connection }) => migrate(connection, migrations));
    await withDatabase(upgraded, async ({ connection }) => {
      expect(await migrate(connection, migrations)).toEqual(migrations.slice(1).map(({ name }) => name));
      expect(await lastMigration(connection, migrations)).toBe(migrations.at(-1)?.name);
      expect(await verifyBooks(connection)).toMatchObject({ entries: 3169, faults: [] });
    });

    expect(schemaOf(upgraded)).toBe(schemaOf(empty));
  });

  it('refuses a database that lacks some of the earlier steps, and names the version to start first', async () => {
    await withDatabase(await sharedPostgres('nothing'), async ({ connection }) => {
      await migrate(connection, [{ name: '0067-archived-offices', up: async () => undefined }]);
      await expect(migrate(connection, migrations)).rejects.toMatchObject({
        reason: 'configuration',
        message: expect.stringMatching(/"0067-archived-offices"\)\. Start the commit \w{8} of 28 November 2026 once/),
      });
    });
  });

  it('gives both databases the same columns, constraints, indexes and triggers', async () => {
    const embedded = await openDatabase({ kind: 'embedded', folder: sharedEmbedded() });
    const objects = await schemaObjects(embedded.connection);
    await embedded.close();
    expect(objects.length).toBeGreaterThan(700);
    const onServer = await withDatabase(await sharedPostgres('all tables'), ({ connection }) =>
      schemaObjects(connection),
    );
    expect(objects).toEqual(onServer);
  });
});

function restore(url: string, file: string): void {
  execFileSync(program('psql'), ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', url], {
    input: gunzipSync(readFileSync(path.join(__dirname, file))),
    stdio: ['pipe', 'ignore', 'inherit'],
  });
}

function schemaOf(url: string): string {
  const dump = execFileSync(program('pg_dump'), ['--schema-only', '--no-owner', '--no-privileges', url], {
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  // The key of `restrict` is random.
  return dump.replaceAll(/^\\(un)?restrict .*$/gm, '');
}

async function withDatabase<Result>(url: string, work: (database: OpenedDatabase) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ kind: 'postgresql', url });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
