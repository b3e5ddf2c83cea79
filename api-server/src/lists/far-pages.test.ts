import { MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import { sql } from 'kysely';
import { describeApi, type TestApi } from '../../test/api';
import { fillBigCustomer } from '../../test/big-customer';
import { collectionInput } from '../../test/pick-ups';
import { agencyInput, openSmallBusiness } from '../../test/small-business';
import { openWatched, type Asked, type WatchedDatabase } from '../../test/watched-database';
import type { Reach } from '../access/reach';
import { agencyList, countAgencies } from '../agencies/agency-list';
import { dayAfter, dayOf } from '../calendar/local-day';
import { countSuppliers, findSuppliers } from '../suppliers/suppliers.repository';
import { countUsers } from '../users/users.repository';

jest.setTimeout(120_000);

/** Adds some more of what is listed, two and two with one name, and answers the address of each list. */
async function fillLists(api: TestApi): Promise<string[]> {
  const { algiers: officeId } = api.business().offices;
  const add = async (path: string, body: object): Promise<{ id: string }> => {
    const answer = await api.call('SUPERADMIN', `POST /${path}`, { body });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json();
  };
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

describeApi('Pages of a list', (api) => {
  it('put together are the whole list, in its order, and nothing follows the last', async () => {
    const lengths: Record<string, number> = {};
    for (const path of await fillLists(api)) {
      const read = async (query: string) =>
        (await api.call('SUPERADMIN', `GET /${path}${query}`)).json<{ id: string }[]>();
      const whole = await read('limit=500');
      const pages: { id: string }[] = [];
      for (let page = 1; page <= whole.length + 1; page += 1) pages.push(...(await read(`limit=1&page=${page}`)));
      expect([path, pages]).toEqual([path, whole]);
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
});

describe('Of the big customer', () => {
  let database: WatchedDatabase;
  let reaches: [string, Reach][];

  beforeAll(async () => {
    database = await openWatched();
    const { offices, people } = await openSmallBusiness(database.connection);
    const officeId = offices.algiers;
    await fillBigCustomer(database.connection, { scale: 0.01, officeId, userId: people.SUPERADMIN.id });
    // Which rows everybody sees is written down by the database itself from time to time.
    await sql`vacuum analyze agencies, suppliers`.execute(database.connection);
    reaches = [
      ['everywhere', {}],
      ['of a country', { countryCode: 'DZ' }],
      ['of an office', { officeId }],
    ];
  });

  afterAll(() => database.close());

  type Work = [name: string, work: () => Promise<unknown>];

  async function asked(works: readonly Work[]): Promise<[string, Asked][]> {
    const all: [string, Asked][] = [];
    for (const [name, work] of works) all.push([name, await database.asked(async () => void (await work()))]);
    return all;
  }

  test('the last page of a list is found by the keys of what it skips, which is not fetched', async () => {
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
    const reads = await asked([
      ...reaches.map(ofAgencies),
      ['suppliers', () => findSuppliers(connection, {}, {}, { limit, offset })],
    ]);
    expect(reads.filter(([, { rows }]) => rows < 9 * limit)).toEqual([]);
    expect(reads.filter(([, { fetched }]) => fetched > 6 * limit)).toEqual([]);
  });

  test('what a search finds is counted up to a bound, a word of two letters as well', async () => {
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
    // Suppliers of a country are looked for among those of all.
    expect((await asked(counts)).filter(([, { rows }]) => rows > 8 * most)).toEqual([]);
  });
});
