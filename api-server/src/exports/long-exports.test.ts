import type { Trade } from '@comptoir/api-contract/trades';
import { sql } from 'kysely';
import { gunzipSync } from 'node:zlib';
import { describeApi, describeApiOnBoth } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import { findTrades } from '../trades/trades.repository';

const ROWS = 2_300;

/** Many rows share a timestamp, and timestamps differ by microseconds, as after an import. */
const moment = sql`timestamptz '2026-03-01T10:00:00.000100Z' + (row % 7) * interval '1 microsecond'`;

// Runs on both databases: cursors are read during changes.
describeApiOnBoth('long exports', (api) => {
  const office = () => api.business().offices.algiers;
  const trades = (limit: number, after?: Trade) =>
    findTrades(api.connection(), { officeId: office() }, {}, { limit, after });

  beforeAll(async () => {
    const { id: userId } = api.business().people.OFFICEMANAGER;
    await sql`
      insert into trades (office_id, old_minor, old_currency, new_minor, new_currency, rate, user_id, created_at)
      select ${office()}::uuid, row, 'USD', row, 'EUR', 1, ${userId}::uuid, ${moment}
      from generate_series(1, ${ROWS}::int) row`.execute(api.connection());
    const { agencyId, collectorId } = await scheduleCollection(api);
    await sql`
      insert into collections (office_id, agency_id, collector_id, scheduled_at, scheduled_minor, currency)
      select ${office()}::uuid, ${agencyId}::uuid, ${collectorId}::uuid, ${moment}, row, 'USD'
      from generate_series(1, ${ROWS}::int) row`.execute(api.connection());
  });

  it.each([
    ['trades', 'created_at', ROWS],
    ['collections', 'scheduled_at', ROWS + 1],
  ] as const)('%s contain each row once, in list order', async (table, time, count) => {
    const headers = { 'accept-encoding': 'gzip' };
    const file = await api.call('SUPERADMIN', `GET /${table}/csv?officeId=${office()}`, { headers });
    expect(file.headers['content-encoding']).toBe('gzip');
    const [, ...lines] = gunzipSync(file.rawPayload).toString('utf8').trimEnd().split('\r\n');
    const { rows } = await sql<{ id: bigint }>`
      select id from ${sql.table(table)} where office_id = ${office()} order by ${sql.ref(time)} desc, id desc`.execute(
      api.connection(),
    );
    expect(lines).toHaveLength(count);
    expect(lines.map((line) => line.split(',')[0])).toEqual(rows.map(({ id }) => String(id)));
  });

  it('contain a collection once although it is moved meanwhile', async () => {
    const { rows: listed } = await sql<{ id: bigint }>`
      select id from collections where office_id = ${office()} order by scheduled_at desc, id desc`.execute(
      api.connection(),
    );
    const expected = listed.map(({ id }) => String(id));
    const file = await api.server().inject({
      url: `/api/collections/csv?officeId=${office()}`,
      headers: { authorization: `Bearer ${api.token('SUPERADMIN')}`, 'accept-encoding': 'identity' },
      payloadAsStream: true,
    });
    const parts = file.stream().setEncoding('utf8')[Symbol.asyncIterator]();
    let text = String((await parts.next()).value);
    const move = (id: string | undefined, scheduledCollectionDate: string) =>
      api.call('OFFICEMANAGER', `PATCH /collections/${id}`, { body: { scheduledCollectionDate } });
    expect((await move(expected[1], '2020-01-01T10:00:00Z')).statusCode).toBe(200);
    expect((await move(expected.at(-2), '2030-01-01T10:00:00Z')).statusCode).toBe(200);
    for (let part = await parts.next(); part.done !== true; part = await parts.next()) text += String(part.value);

    const [, ...lines] = text.trimEnd().split('\r\n');
    expect(lines.map((line) => line.split(',')[0])).toEqual(expected);
  });

  it('do not repeat rows when others are booked meanwhile', async () => {
    const first = await trades(100);
    await sql`
      insert into trades (office_id, old_minor, old_currency, new_minor, new_currency, rate, user_id)
      values (${office()}, 1, 'USD', 1, 'EUR', 1, ${api.business().people.OFFICEMANAGER.id})`.execute(api.connection());
    const second = await trades(100, first.at(-1));
    const ids = [...first, ...second].map(({ id }) => id);
    expect(new Set(ids).size).toBe(200);
  });
});

describeApi('imported records', (api) => {
  it('are served with any UUID version', async () => {
    const officeId = api.business().offices.algiers;
    const imported = '6f1ed002-ab55-0f1c-02c1-1d6d1b1c0aaa';
    await sql`
      insert into agencies (office_id, id, name, address, postal_code, city, country_code, email, phone, lat, lon)
      values (${officeId}, ${imported}, 'From elsewhere', '1 Rue', '16000', 'Algiers', 'DZ', 'a@b.example', '+213555000000', 36, 3)`.execute(
      api.connection(),
    );
    const listed = await api.call('OFFICEMANAGER', `GET /agencies?officeId=${officeId}&search=elsewhere`);
    expect(listed.json()).toMatchObject([{ id: imported }]);
    expect((await api.call('OFFICEMANAGER', `GET /agencies/${imported}`)).statusCode).toBe(200);
    const renamed = await api.call('OFFICEMANAGER', `PATCH /agencies/${imported}`, { body: { name: 'Taken over' } });
    expect(renamed.statusCode).toBe(200);
  });
});
