import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { sharedPostgres } from '../../test/shared-databases';
import { openDatabase, type Connection, type OpenedDatabase } from './database';
import { migrate } from './migrator';
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

it('migrates data of every earlier schema to the current one', async () => {
  const [old, whole] = [await openNew(), await openNew()];
  await migrate(whole.connection, migrations);
  for (const [index, { name }] of migrations.entries()) {
    expect(await migrate(old.connection, migrations.slice(0, index + 1))).toEqual([name]);
    await sql`insert into offices (id, name, city, country_code) values (gen_random_uuid(), ${name}, 'Oran', 'DZ')`.execute(
      old.connection,
    );
  }
  const [tables, expected] = [await columnsOf(old), await columnsOf(whole)];
  const offices = await old.connection.selectFrom('offices').select('name').orderBy('name').execute();
  await Promise.all([old.close(), whole.close()]);

  expect(tables.length).toBeGreaterThan(100);
  expect(tables).toEqual(expected);
  expect(offices).toEqual(migrations.map(({ name }) => ({ name })));
});

it('sums months from existing quarters, and from those written during the migration', async () => {
  const database = await openNew();
  const before = migrations.findIndex(({ name }) => name === '0054-sums-by-month');
  await migrate(database.connection, migrations.slice(0, before));
  const addQuarter = (connection: Connection, hour: string) =>
    sql`insert into hour_sums values ('trades', '', 24, ${hour}::timestamptz, 'USD', 'EUR', 1, 0, 5, 7)`.execute(
      connection,
    );
  await addQuarter(database.connection, '2027-03-01T00:00:00Z');
  let migrated: Promise<unknown> = Promise.resolve();
  await database.connection.transaction().execute(async (transaction) => {
    await addQuarter(transaction, '2027-03-02T00:00:00Z');
    migrated = migrate(database.connection, migrations);
    await untilSomebodyWaits(database.connection);
  });
  await migrated;
  await addQuarter(database.connection, '2027-03-31T00:00:00Z');
  const { rows } = await sql`
    select hour, rows, first_minor, second_minor from hour_sums where slot = 29`.execute(database.connection);
  await database.close();

  expect(rows).toEqual([{ hour: new Date('2027-03-01T00:00:00Z'), rows: 3n, firstMinor: 15n, secondMinor: 21n }]);
});

async function untilSomebodyWaits(connection: Connection): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_locks where not granted and database =
      (select oid from pg_database where datname = current_database())`.execute(connection);
    if (rows.length > 0) return;
    await pause(20);
  }
}

async function openNew(): Promise<OpenedDatabase> {
  return openDatabase({ kind: 'postgresql', url: await sharedPostgres('nothing') });
}

async function columnsOf({ connection }: OpenedDatabase) {
  const { rows } = await sql`
    select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = 'public' order by table_name, column_name`.execute(connection);
  return rows;
}
