import { MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import { PAGE_OFFSET_LIMIT } from '@comptoir/api-contract/list-pages';
import { sql } from 'kysely';
import { describeApiOnBoth, type TestApi } from '../../test/api';
import { fillBigCustomer } from '../../test/big-customer';
import { collectionInput } from '../../test/collections';
import { agencyInput, openSmallBusiness } from '../../test/small-business';
import { openWatched, type QueryCost, type WatchedDatabase } from '../../test/watched-database';
import type { Reach } from '../access/reach';
import { agencyList, countAgencies } from '../agencies/agency-list';
import { dayAfter, dayOf } from '../calendar/local-day';
import { countSuppliers, findSuppliers } from '../suppliers/suppliers.repository';
import { countUsers } from '../users/users.repository';

jest.setTimeout(120_000);

async function addOne(api: TestApi, path: string, body: object): Promise<{ id: string }> {
  const answer = await api.call('SUPERADMIN', `POST /${path}`, { body });
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return answer.json();
}

async function fillLists(api: TestApi): Promise<string[]> {
  const { algiers: officeId } = api.business().offices;
  const add = (path: string, body: object) => addOne(api, path, body);
  const { collectorId, scheduledAmount, currency, alertBefore24Hours } = await collectionInput(api);
  const startDate = dayAfter(dayOf(new Date(), 'Africa/Algiers'), 1);
  const rule = { rrule: 'FREQ=WEEKLY', startDate, localTime: '09:30', holidayRule: 'SKIP' };
  const plan = { officeId, collectorId, scheduledAmount, currency, alertBefore24Hours, ...rule };
  for (const name of ['zeta', 'Éclair', 'zeta', 'eclair', 'mill']) {
    const { id } = await add('agencies', agencyInput(officeId, name));
    await add('pick-up-series', { ...plan, agencyId: id });
    await add('suppliers', { name, officeId });
  }
  const audited = await add('agencies', agencyInput(officeId, 'audited'));
  for (const city of ['Oran', 'Blida', 'Annaba', 'Batna']) {
    await api.call('SUPERADMIN', `PATCH /agencies/${audited.id}`, { body: { city } });
  }
  return [
    ...['agencies', 'suppliers', 'users/collectors', 'users'].map((path) => `${path}?`),
    `pick-up-series?officeId=${officeId}&`,
    `audit?entity=agency&id=${audited.id}&`,
  ];
}

// Runs on both databases because of collation.
describeApiOnBoth('pages of a list', (api) => {
  it('together form the whole list in order', async () => {
    const lengths: Record<string, number> = {};
    for (const path of await fillLists(api)) {
      const read = async (query: string) =>
        (await api.call('SUPERADMIN', `GET /${path}${query}`)).json<{ id: string }[]>();
      const whole = await read('limit=500');
      const pages: { id: string }[] = [];
      for (let page = 1; page <= whole.length + 1; page += 1) pages.push(...(await read(`limit=1&page=${page}`)));
      expect([path, pages]).toEqual([path, whole]);
      const late = await api.call('SUPERADMIN', `GET /${path}limit=1&page=${PAGE_OFFSET_LIMIT + 2}`);
      expect(late.json()).toMatchObject({ statusCode: 422, issues: [{ path: 'page' }] });
      lengths[path.replace(/\?.*/, '')] = whole.length;
    }
    expect(lengths).toEqual({
      agencies: 7,
      suppliers: 5,
      'users/collectors': 1,
      users: 4,
      'pick-up-series': 5,
      audit: 5,
    });
  });

  it('of the money book begin with its first entry after the last', async () => {
    const request = async (page: number) =>
      (await api.call('OFFICEMANAGER', `GET /general-ledger?limit=50&page=${page}`)).statusCode;
    const last = PAGE_OFFSET_LIMIT / 50;
    expect([await request(0), await request(last), await request(last + 1)]).toEqual([200, 200, 422]);
  });

  it('start after any row, also in a search and in the archive', async () => {
    const call = (query: string) => api.call('SUPERADMIN', `GET /${query}`);
    const { id: archived } = await addOne(api, 'agencies', agencyInput(api.business().offices.algiers, 'mill'));
    await addOne(api, `agencies/${archived}/archival`, {});
    for (const path of ['agencies?', 'agencies?search=mill&', 'agencies?archived=true&', 'suppliers?']) {
      const whole = await call(path);
      const rows = whole.json<{ id: string }[]>();
      expect(rows.length).toBeGreaterThan(0);
      for (const [at, { id }] of rows.entries()) {
        const rest = await call(`${path}limit=3&page=60000&after=${id}`);
        expect([path, rest.json()]).toEqual([path, rows.slice(at + 1, at + 4)]);
        expect(rest.headers['x-total-count']).toBe(whole.headers['x-total-count']);
      }
    }
  });

  it('refuse a cursor that is missing or outside the reach', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    const { id: elsewhere } = await addOne(api, 'agencies', agencyInput(api.business().offices.paris, 'elsewhere'));
    for (const [role, query] of [
      ['SUPERADMIN', `agencies?after=${nobody}`],
      ['SUPERADMIN', `suppliers?after=${nobody}`],
      ['SUPERADMIN', 'trades?after=1000000'],
      ['OFFICEMANAGER', `agencies?after=${elsewhere}`],
    ] as const) {
      const answer = await api.call(role, `GET /${query}`);
      expect([query, answer.statusCode, answer.json()]).toEqual([
        query,
        404,
        expect.objectContaining({ code: 'not-found' }),
      ]);
    }
  });
});

describe('of the big customer', () => {
  let database: WatchedDatabase;
  let reaches: [string, Reach][];

  beforeAll(async () => {
    database = await openWatched();
    const { offices, people } = await openSmallBusiness(database.connection);
    const officeId = offices.algiers;
    await fillBigCustomer(database.connection, { scale: 0.01, officeId, userId: people.SUPERADMIN.id });
    // The visibility map enables index-only scans.
    await sql`vacuum analyze agencies, suppliers`.execute(database.connection);
    reaches = [
      ['everywhere', {}],
      ['of a country', { countryCode: 'DZ' }],
      ['of an office', { officeId }],
    ];
  });

  afterAll(() => database.close());

  type Work = [name: string, work: () => Promise<unknown>];

  async function requested(works: readonly Work[]): Promise<[string, QueryCost][]> {
    const all: [string, QueryCost][] = [];
    for (const [name, work] of works) all.push([name, await database.costOf(async () => void (await work()))]);
    return all;
  }

  test('the last page skips rows by key without fetching them', async () => {
    const { connection } = database;
    const limit = 50;
    const ofAgencies = ([who, reach]: [string, Reach]): Work => [
      `agencies ${who}`,
      async () => {
        const page = Math.floor((await countAgencies(connection, reach, {})) / limit);
        expect(page).toBeGreaterThan(9);
        return agencyList(connection, reach, { page, limit }).open();
      },
    ];
    const offset = (await countSuppliers(connection, {}, {})) - limit;
    const reads = await requested([
      ...reaches.map(ofAgencies),
      ['suppliers', () => findSuppliers(connection, {}, {}, { limit, offset })],
    ]);
    expect(reads.filter(([, { rows }]) => rows < 9 * limit)).toEqual([]);
    expect(reads.filter(([, { fetched }]) => fetched > 6 * limit)).toEqual([]);
  });

  test('a search is counted up to a bound, also for two letters', async () => {
    const { connection } = database;
    const most = 50;
    const counts = reaches.flatMap(([who, reach]): Work[] => [
      ...['agency', 'ag'].map((search): Work => [
        `agencies ${who}`,
        async () => expect(await countAgencies(connection, reach, { search }, most)).toBe(MORE_ROWS),
      ]),
      ...['goods', 'go'].map((search): Work => [
        `suppliers ${who}`,
        async () => expect(await countSuppliers(connection, reach, { search }, most)).toBe(MORE_ROWS),
      ]),
      ...['number', 'nu'].map((search): Work => [
        `people ${who}`,
        async () => expect(await countUsers(connection, { roles: ['COLLECTOR'], reach }, search, most)).toBe(MORE_ROWS),
      ]),
    ]);
    // Suppliers of a country are searched among all.
    expect((await requested(counts)).filter(([, { rows }]) => rows > 8 * most)).toEqual([]);
  });
});
