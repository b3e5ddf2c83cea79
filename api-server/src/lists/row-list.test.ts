import { sql } from 'kysely';
import { gunzipSync } from 'node:zlib';
import { describeApiOnBoth } from '../../test/api';
import { openStaff } from '../../test/staff';

const ROWS = 2_150;

// Runs on both databases because of collation.
describeApiOnBoth('lists of people, suppliers, trades and offices', (api) => {
  const office = () => api.business().offices.algiers;

  beforeAll(async () => {
    const { id: userId } = api.business().people.OFFICEMANAGER;
    const series = sql`generate_series(1, ${ROWS}::int) row`;
    // Repeated names, so that ids decide the order.
    const name = sql`'Élan ' || row % 700`;
    for (const statement of [
      sql`insert into suppliers (id, office_id, name) select gen_random_uuid(), ${office()}::uuid, ${name} from ${series}`,
      sql`insert into users (id, email, name, role, office_id)
        select gen_random_uuid(), row || '@lists.example', ${name}, 'COLLECTOR', ${office()}::uuid from ${series}`,
      sql`insert into offices (id, name, city, country_code) select gen_random_uuid(), ${name}, 'City', 'DZ' from ${series}`,
      sql`insert into trades (office_id, old_minor, old_currency, new_minor, new_currency, rate, user_id, created_at)
        select ${office()}::uuid, row, 'USD', row, 'EUR', 1, ${userId}::uuid, now() - row % 9 * interval '1 minute' from ${series}`,
      sql`insert into journal_heads (office_id, number, hash, trade_count) values (${office()}, ${ROWS}::int, '', ${ROWS}::int)`,
      // As autovacuum does; without statistics the planner looks people up per office.
      sql`analyze`,
    ]) {
      await statement.execute(api.connection());
    }
  });

  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

  test.each([
    ['users', '?role=COLLECTOR', 'name collate "und-x-icu", id', `role = 'COLLECTOR'`],
    ['users/collectors', '', 'name collate "und-x-icu", id', `role = 'COLLECTOR'`],
    ['suppliers', '', 'name collate "und-x-icu", id', 'true'],
    ['trades', '', 'created_at desc, id desc', 'true'],
    ['offices', '', 'name collate "und-x-icu", id', `country_code = 'DZ'`],
  ])(
    '%s%s is streamed in parts, each row once in order, compressed, and answers 304',
    async (list, query, order, condition) => {
      const table = list.split('/')[0] === 'users' ? 'users' : list;
      const { rows } = await sql<{ id: unknown }>`
      select id from ${sql.table(table)} where ${sql.raw(condition)} order by ${sql.raw(order)}`.execute(
        api.connection(),
      );
      const address = `GET /${list}${query}` as const;
      const headers = { 'accept-encoding': 'gzip' };
      const answer = await api.call('ADMIN', address, { headers });
      const ids = idsOf(JSON.parse(gunzipSync(answer.rawPayload).toString()));
      expect(ids).toEqual(idsOf(rows.map(({ id }) => ({ id: String(id) }))));
      expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', 'x-total-count': String(ids.length) });
      const repeated = await api.call('ADMIN', address, {
        headers: { ...headers, 'if-none-match': String(answer.headers.etag) },
      });
      // The number of due collections may change every minute.
      expect(list === 'users/collectors' ? 304 : repeated.statusCode).toBe(304);
    },
  );

  test.each(['users?role=COLLECTOR&', 'users/collectors?', 'suppliers?', 'trades?'])('%s… has pages', async (list) => {
    const all = await api.call('ADMIN', `GET /${list}`);
    const page = await api.call('ADMIN', `GET /${list}limit=150&page=3`);
    expect(idsOf(page.json())).toEqual(idsOf(all.json()).slice(300, 450));
    expect(page.headers['x-total-count']).toBe(all.headers['x-total-count']);
  });

  test.each(['suppliers?', 'trades?', 'trades?currency=USD&', 'trades?sort=oldest&'])(
    '%s… continues after a row in parts, with the same total',
    async (list) => {
      const all = await api.call('ADMIN', `GET /${list}`);
      const ids = idsOf(all.json());
      for (const limit of [50, ROWS]) {
        const rest = await api.call('ADMIN', `GET /${list}limit=${limit}&page=9&after=${ids[99]}`);
        expect(idsOf(rest.json())).toEqual(ids.slice(100, 100 + limit));
        expect(rest.headers['x-total-count']).toBe(all.headers['x-total-count']);
      }
      const last = await api.call('ADMIN', `GET /${list}after=${ids.at(-1)}`);
      expect([last.json(), last.headers['x-total-count']]).toEqual([[], all.headers['x-total-count']]);
    },
  );

  test('are sent again after an invitation or a new supplier', async () => {
    await openStaff(api, office(), 1);
    const lists = ['/users', '/users/collectors', '/suppliers', '/offices'] as const;
    const tags = await Promise.all(lists.map(async (list) => (await api.call('ADMIN', `GET ${list}`)).headers.etag));
    const invited = { name: 'New', email: 'new@lists.example', phone: '1', role: 'COLLECTOR', officeId: office() };
    expect((await api.call('ADMIN', 'POST /invite-user', { body: invited })).statusCode).toBe(201);
    const body = { name: 'New', officeId: office() };
    expect((await api.call('ADMIN', 'POST /suppliers', { body })).statusCode).toBe(201);
    for (const [index, list] of lists.entries()) {
      const headers = { 'if-none-match': String(tags[index]) };
      expect([list, (await api.call('ADMIN', `GET ${list}`, { headers })).statusCode]).toEqual([list, 200]);
    }
  });
});
