import { sql } from 'kysely';
import { describeApi } from '../../test/api';

describeApi('health', (api) => {
  const health = async () => (await api.call('nobody', 'GET /health')).statusCode;
  const addSupplier = async () => (await api.call('ADMIN', 'POST /suppliers', { body: { name: 'Fuel' } })).statusCode;

  async function whileFull(work: () => Promise<void>): Promise<void> {
    const connection = api.connection();
    await sql`create or replace function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
      connection,
    );
    for (const table of ['suppliers', 'idempotency_keys']) {
      await sql
        .raw(`create trigger full_disk before insert on ${table} execute function full_disk()`)
        .execute(connection);
    }
    await work();
    await sql`drop function full_disk() cascade`.execute(connection);
  }

  it('is not ready while writes fail, and recovers by itself', async () => {
    await whileFull(async () => {
      expect(await addSupplier()).toBe(503);
      expect(await Promise.all([health(), health()])).toEqual([503, 503]);
      expect(await health()).toBe(503);
    });
    expect(await health()).toBe(200);
    expect(await addSupplier()).toBe(201);
    const left = sql<{ count: number }>`select count(*)::int as count from idempotency_keys where actor = 'health'`;
    expect((await left.execute(api.connection())).rows).toEqual([{ count: 0 }]);
  });

  it('does no test write while changes succeed', async () => {
    expect(await addSupplier()).toBe(201);
    await whileFull(async () => expect(await health()).toBe(200));
  });
});
