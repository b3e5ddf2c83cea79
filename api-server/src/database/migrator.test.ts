import { sql } from 'kysely';
import { sharedPostgres } from '../../test/shared-databases';
import { openDatabase, type OpenedDatabase } from './database';
import { migrate } from './migrator';
import { migrations } from './migrations';

it('applies every step once when four servers start at the same moment', async () => {
  const url = await sharedPostgres('nothing');
  const databases = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ kind: 'postgresql', url })));
  const applied = await Promise.all(databases.map(({ connection }) => migrate(connection, migrations)));
  await Promise.all(databases.map((database) => database.close()));

  expect(applied.flat().toSorted()).toEqual(migrations.map(({ name }) => name).toSorted());
});

it('has nothing to do the second time, and leaves nothing of a step that fails', async () => {
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

it('says what is missing where a database cannot sort names as people do', async () => {
  const database = await openDatabase({ kind: 'postgresql', url: await sharedPostgres('nothing, in ASCII') });
  await expect(migrate(database.connection, migrations)).rejects.toMatchObject({
    reason: 'configuration',
    message: expect.stringContaining('the database be in UTF-8'),
  });
  await database.close();
});

it('brings each step what was in the database after each one before, and ends with the tables of a new one', async () => {
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

async function openNew(): Promise<OpenedDatabase> {
  return openDatabase({ kind: 'postgresql', url: await sharedPostgres('nothing') });
}

async function columnsOf({ connection }: OpenedDatabase) {
  const { rows } = await sql`
    select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = 'public' order by table_name, column_name`.execute(connection);
  return rows;
}
