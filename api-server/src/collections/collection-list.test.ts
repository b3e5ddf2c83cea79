import type { Collection } from '@comptoir/api-contract/collections';
import type { Role } from '@comptoir/api-contract/roles';
import { sql } from 'kysely';
import { describeApi } from '../../test/api';
import { collectionInput, scheduleCollection } from '../../test/collections';
import { agencyInput } from '../../test/small-business';
import { RowCounts } from '../lists/row-counts';
import { collectionList } from './collection-list';

describeApi('the list of collections', (api) => {
  const list = (headers: Record<string, string> = {}, query = '') =>
    api.call('OFFICEMANAGER', `GET /collections?officeId=${api.business().offices.algiers}${query}`, { headers });
  const tag = async () => String((await list()).headers.etag);
  let first: Collection;
  beforeAll(async () => {
    first = await scheduleCollection(api, { collectionNotes: [{ note: 'Ring twice' }] });
    await scheduleCollection(api);
  });

  it('equals reading each collection alone', async () => {
    const { headers, ...answer } = await list();
    expect(headers['x-total-count']).toBe('2');
    for (const listed of answer.json<Collection[]>()) {
      expect(listed).toEqual((await api.call('OFFICEMANAGER', `GET /collections/${listed.id}`)).json());
    }
  });

  it('answers 304 while nothing has changed', async () => {
    const unchanged = await list({ 'if-none-match': await tag() });
    expect(unchanged.statusCode).toBe(304);
    expect(unchanged.body).toBe('');
  });

  it.each([
    ['its agency is renamed', () => change(`/agencies/${first.agencyId}`, { name: 'Renamed' })],
    ['its collector is renamed', () => change(`/users/${first.collectorId}`, { name: 'Renamed too' })],
    [
      'an author of a note without an office is renamed',
      async () => {
        const { id } = api.business().people.ADMIN;
        await change(`/collections/${first.id}`, { collectionNotes: [{ note: 'By the admin' }] }, 'ADMIN');
        await list();
        await change(`/users/${id}`, { name: 'Renamed as well' });
      },
    ],
    ['an amount is recorded', () => change(`/collections/${first.id}`, { collectedAmount: 120.5 })],
  ])('is sent again when %s', async (_what, happens) => {
    const before = await list();
    await happens();
    const after = await list({ 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.json()).not.toEqual(before.json());
    const alone = (await api.call('OFFICEMANAGER', `GET /collections/${first.id}`)).json();
    expect(after.json<Collection[]>().find(({ id }) => id === first.id)).toEqual(alone);
  });

  it('counts all pages and caches them separately', async () => {
    const [one, two] = [await list({}, '&limit=1'), await list({}, '&limit=1&page=2')];
    expect([one.headers['x-total-count'], two.headers['x-total-count']]).toEqual(['2', '2']);
    const ids = [one, two].flatMap((answer) => answer.json<Collection[]>().map(({ id }) => id));
    expect(new Set(ids).size).toBe(2);
    expect((await list({}, '&limit=1&page=3')).json()).toEqual([]);
  });

  it('differs for a person with a smaller reach', async () => {
    const seen = await api.call('COLLECTOR', 'GET /collections', { headers: { 'if-none-match': await tag() } });
    expect(seen.statusCode).toBe(200);
  });

  async function change(path: `/${string}`, body: object, role: 'SUPERADMIN' | 'ADMIN' = 'SUPERADMIN') {
    const answer = await api.call(role, `PATCH ${path}`, { body });
    expect(answer.statusCode).toBe(200);
  }
});

const ROWS = 1_250;

describeApi('a long page of collections', (api) => {
  beforeAll(async () => {
    const { collectorId, agencyId } = await collectionInput(api);
    await sql`insert into collections (office_id, agency_id, collector_id, scheduled_at, scheduled_minor, currency, round_position)
      select ${api.business().offices.algiers}::uuid, ${agencyId}::uuid, ${collectorId}::uuid,
        timestamptz '2027-01-01' + n % 400 * interval '1 hour', n % 90 + 1, 'EUR', case when n % 3 > 0 then n % 100 + 1 end
      from generate_series(1, ${ROWS}::int) n`.execute(api.connection());
  });

  it.each([
    ['newest', 'scheduled_at desc, id desc'],
    ['oldest', 'scheduled_at, id'],
    ['highest', 'currency desc, scheduled_minor desc, id desc'],
    ['lowest', 'currency, scheduled_minor, id'],
    ['round', 'round_position nulls last, scheduled_at, id'],
  ])('is streamed in parts, %s first, with each row once and a total', async (sort, order) => {
    const { rows } = await sql<{ id: bigint }>`select id from collections order by ${sql.raw(order)}`.execute(
      api.connection(),
    );
    const ids = rows.map(({ id }) => String(id));
    const list = async (query: string) => {
      const answer = await api.call('OFFICEMANAGER', `GET /collections?sort=${sort}${query}`);
      expect(answer.headers['x-total-count']).toBe(String(ROWS));
      return answer.json<Collection[]>().map(({ id }) => id);
    };
    expect(await list('')).toEqual(ids);
    expect(await list('&limit=700')).toEqual(ids.slice(0, 700));
    expect(await list('&limit=700&page=2')).toEqual(ids.slice(700));
    // Rounds support page numbers only.
    expect(await list(`&limit=700&page=2&after=${ids[699]}`)).toEqual(ids.slice(700));
  });

  it('is refused above the limits of length and offset', async () => {
    const request = (query: string) => api.call('SUPERADMIN', `GET /collections?${query}`);
    expect((await request('limit=5000')).statusCode).toBe(200);
    expect((await request('limit=5001')).statusCode).toBe(422);
    expect((await request('limit=5000&page=11')).statusCode).toBe(200);
    const late = await request('limit=5000&page=12');
    expect([late.statusCode, late.json<{ issues: unknown }>().issues]).toEqual([
      422,
      [{ path: 'page', message: 'At most 50,000 rows can be skipped: request the rows after the last one instead' }],
    ]);
    expect((await request('limit=5000&page=12&after=5')).statusCode).toBe(200);
    expect((await request('limit=5000&page=12&after=5&sort=round')).statusCode).toBe(422);
  });

  it('skips collections cancelled during streaming', async () => {
    const list = collectionList(
      api.connection(),
      {},
      {},
      { page: 1, limit: ROWS, sort: 'newest' },
      { addresses: { key: '', of: () => '' }, counts: new RowCounts() },
    );
    const { texts } = await list.open();
    let text = '';
    for await (const part of texts) {
      text += part;
      // Archives rows of the second part, which the client has not requested yet.
      if (text === part) {
        await sql`update collections set archived_at = now() where id in (
          select id from collections where archived_at is null order by scheduled_at desc, id desc offset 700 limit 50)`.execute(
          api.connection(),
        );
      }
    }
    expect(new Set(JSON.parse(text).map(({ id }: Collection) => id)).size).toBe(ROWS - 50);
  });
});

describeApi('cursor pages of collections', (api) => {
  const list = async (query: string) =>
    (await api.call('OFFICEMANAGER', `GET /collections?officeId=${api.business().offices.algiers}${query}`)).json<
      Collection[]
    >();
  beforeAll(async () => {
    for (const [day, scheduledAmount, currency] of [
      [1, 100, 'DZD'],
      [1, 300, 'DZD'],
      [2, 100, 'DZD'],
      [2, 100, 'EUR'],
      [3, 50, 'EUR'],
      [3, 100, 'DZD'],
    ] as const) {
      await scheduleCollection(api, {
        scheduledCollectionDate: `2027-03-0${day}T09:00:00.000Z`,
        scheduledAmount,
        currency,
      });
    }
  });

  it.each(['newest', 'oldest', 'highest', 'lowest'])('cover the whole list, %s first', async (sort) => {
    const whole = await list(`&sort=${sort}`);
    const walked: Collection[] = [];
    for (let page = await list(`&sort=${sort}&limit=2`); page.length > 0;) {
      walked.push(...page);
      page = await list(`&sort=${sort}&limit=2&page=7&after=${walked.at(-1)?.id}`);
    }
    expect(whole).toHaveLength(6);
    expect(walked).toEqual(whole);
  });

  it('refuse a cursor outside the reach, whose time and amount would leak', async () => {
    const { oran } = api.business().offices;
    const elsewhere = (await api.call('SUPERADMIN', 'POST /agencies', { body: agencyInput(oran) })).json<{
      id: string;
    }>();
    const stranger = { name: 'Nadia', email: 'nadia@test.example', phone: '1', role: 'COLLECTOR', officeId: oran };
    const collector = (await api.call('SUPERADMIN', 'POST /invite-user', { body: stranger })).json<{ id: string }>();
    const body = {
      ...(await collectionInput(api)),
      officeId: oran,
      agencyId: elsewhere.id,
      collectorId: collector.id,
      scheduledCollectionDate: '2027-03-02T09:00:00.000Z',
    };
    const { id } = (await api.call('SUPERADMIN', 'POST /collections', { body })).json<Collection>();
    for (const sort of ['newest', 'oldest', 'highest', 'lowest']) {
      expect(await list(`&sort=${sort}&after=${id}`)).toEqual([]);
    }
    const of = (by: Role, after?: string) => api.call(by, `GET /collections?sort=oldest&after=${after}`);
    expect((await of('OFFICEMANAGER', id)).json()).toEqual([]);
    expect((await of('COLLECTOR', id)).json()).toEqual([]);
    const own = await list('&sort=oldest');
    expect((await of('COLLECTOR', own[0]?.id)).json()).toHaveLength(own.length - 1);
  });

  it('continue after a cursor row cancelled meanwhile', async () => {
    const [first, second, ...rest] = await list('&sort=oldest');
    const { statusCode } = await api.call('OFFICEMANAGER', `DELETE /collections/${second?.id}`);
    expect(statusCode).toBeLessThan(300);
    expect(await list(`&sort=oldest&after=${second?.id}`)).toEqual(rest);
    expect(await list(`&sort=oldest&after=${first?.id}`)).toEqual(rest);
  });
});
