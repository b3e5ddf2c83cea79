import { sql } from 'kysely';
import { describeApiOnBoth } from '../../test/api';
import { asRole } from '../../test/postgres';
import { sharedPostgres } from '../../test/shared-databases';
import { agencyInput } from '../../test/small-business';
import { openDatabase, type Connection } from './database';
import { migrate } from './migrator';
import { migrations } from './migrations';

const trigramIndexes = async (connection: Connection) => {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where indexdef like '%gin_trgm_ops%' order by 1`.execute(connection);
  return rows.map(({ name }) => name);
};

// Runs on both databases, which build the trigram extension differently.
describeApiOnBoth('trigram search', (api) => {
  test('is available in both databases', async () => {
    expect(await trigramIndexes(api.connection())).toEqual([
      'agencies_by_search_text',
      'suppliers_by_text',
      'users_by_text',
    ]);
  });

  test.each([
    ['suppliers', 'Fuel & Co. 50%_off', ['fuel', 'o. 50%', '%_o', 'FUEL & CO'], ['fuel%off', 'f_el', 'fuel\\']],
    [
      'agencies',
      'Épicerie d’Öz 50%',
      ['epic', 'ICERIE D', '50%', 'öz', 'z', '50% epic'],
      ['e%z', 'epic_rie', 'epic 60%'],
    ],
  ])('in %s escapes wildcards', async (list, name, found, missed) => {
    const officeId = api.business().offices.algiers;
    const body = list === 'agencies' ? agencyInput(officeId, name) : { name, officeId };
    expect((await api.call('OFFICEMANAGER', `POST /${list}`, { body })).statusCode).toBe(201);
    const search = async (text: string) =>
      (await api.call('OFFICEMANAGER', `GET /${list}?officeId=${officeId}&search=${encodeURIComponent(text)}`))
        .json<{ name: string }[]>()
        .some((row) => row.name === name);
    for (const text of found) expect([text, await search(text)]).toEqual([text, true]);
    for (const text of missed) expect([text, await search(text)]).toEqual([text, false]);
  });
});

test('works without the extension, which leaves out only the indexes', async () => {
  const url = await sharedPostgres('nothing');
  const superuser = await openDatabase({ kind: 'postgresql', url });
  await sql`grant create, usage on schema public to comptoir_app`.execute(superuser.connection);
  const owner = await openDatabase({ kind: 'postgresql', url: asRole(url, 'comptoir_app') });
  try {
    expect(await migrate(owner.connection, migrations)).toHaveLength(migrations.length);
    expect(await trigramIndexes(owner.connection)).toEqual([]);
  } finally {
    await owner.close();
    await superuser.close();
  }
});
