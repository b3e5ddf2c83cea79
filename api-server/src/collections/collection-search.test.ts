import type { Collection } from '@comptoir/api-contract/collections';
import { MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import { sql } from 'kysely';
import { describeApiOnBoth } from '../../test/api';
import { collectionFilter } from './collection-filter';
import { findCollectionKeys } from './collection-pages.repository';
import { withBreadth } from './collection-search';
import { countCollections, sumByCurrency } from './collection-totals.repository';
import { withExtent } from './search-extent';

const AGENCIES = 310;

// Runs on both databases: case folding and collation differ.
describeApiOnBoth('the search of collections', (api) => {
  const office = () => api.business().offices.algiers;
  const numbers = new Map<string, string>();

  beforeAll(async () => {
    const { id: collectorId } = api.business().people.COLLECTOR;
    // One collector's name contains the word of the agencies, so that both match some collections.
    const other = sql`md5('collector')::uuid`;
    for (const statement of [
      sql`insert into agencies (office_id, id, name, address, city, postal_code, country_code, email, phone, lat, lon)
        select ${office()}::uuid, md5('agency ' || n)::uuid, case when n % 2 = 0 then 'Élan ' else 'Elan ' end || n, '1 Rue',
          'City', '16000', 'DZ', 'a@search.example', '+213 2', 36, 3 from generate_series(1, ${AGENCIES}::int) n`,
      sql`insert into agencies (office_id, id, name, address, city, postal_code, country_code, email, phone, lat, lon)
        values (${office()}::uuid, md5('agency 0')::uuid, 'Another', '1 Rue', 'City', '16000', 'DZ', 'a@search.example', '1', 36, 3)`,
      sql`insert into users (id, email, name, role, office_id, verified)
        values (${other}, 'search@search.example', 'Elan Driver', 'COLLECTOR', ${office()}::uuid, true)`,
      sql`insert into collections (office_id, agency_id, collector_id, scheduled_at, scheduled_minor, currency)
        select ${office()}::uuid, md5('agency ' || n % ${AGENCIES + 1}::int)::uuid,
          case when n % 3 = 0 then ${other} else ${collectorId}::uuid end,
          timestamptz '2027-01-01' + n * interval '1 hour', 100, 'EUR'
        from generate_series(1, ${2 * AGENCIES}::int) n`,
      sql`analyze`,
    ]) {
      await statement.execute(api.connection());
    }
    const { rows } = await sql<{ id: bigint; name: string }>`select collection.id, agencies.name
      from collections collection join agencies on agencies.id = collection.agency_id`.execute(api.connection());
    for (const { id, name } of rows) numbers.set(name, String(id));
  });

  const list = async (search: string, more = '') => {
    const { headers, ...answer } = await api.call(
      'OFFICEMANAGER',
      `GET /collections?search=${encodeURIComponent(search)}${more}`,
    );
    return { rows: answer.json<Collection[]>(), total: Number(headers['x-total-count']) };
  };

  it.each(['élan', 'Elan', 'la', 'driver', 'another', '7', 'nobody has this', '%', 'elan 1'])(
    'finds and counts the same for "%s" in every plan',
    async (search) => {
      const plain = (text: string) => text.toLowerCase().normalize('NFD').replaceAll('\u0301', '');
      const words = plain(search).split(' ');
      const every = (await list('')).rows;
      const expected = every.filter(({ id, agency, collector }) => {
        const place = `${agency.name} ${agency.address} ${agency.city} a@search.example ${agency.phone}`;
        return (
          id === search || [place, collector.name].some((text) => words.every((word) => plain(text).includes(word)))
        );
      });
      const ids = expected.map(({ id }) => id);
      const reach = { officeId: office() };
      const filter = collectionFilter({ search });
      for (const finds of ['few', 'many', 'most'] as const) {
        const found = await findCollectionKeys(api.connection(), reach, { ...filter, finds }, { limit: 5_000 });
        expect(found.map(({ id }) => String(id))).toEqual(ids);
      }
      expect(await countCollections(api.connection(), reach, filter)).toBe(ids.length);
      for (const finds of ['few', 'most'] as const) {
        const added = await sumByCurrency(api.connection(), reach, { ...filter, finds });
        expect(added.reduce((sum, { totalCount }) => sum + totalCount, 0)).toBe(ids.length);
      }
      expect((await list(search)).rows.map(({ id }) => id)).toEqual(ids);
      expect(await list(search, '&limit=5&page=2')).toMatchObject({ total: ids.length, rows: expected.slice(5, 10) });
      const sums = await api.call('OFFICEMANAGER', `GET /collections/sums?search=${encodeURIComponent(search)}`);
      const counted = sums.json<{ totalCount: number }[]>().reduce((sum, { totalCount }) => sum + totalCount, 0);
      expect(counted).toBe(ids.length);
    },
  );

  it('finds a matching number among other matches, once', async () => {
    const id = numbers.get('Another') ?? '';
    for (const finds of ['few', 'many', 'most'] as const) {
      const filter = { ...collectionFilter({ search: `#${id}` }), finds };
      const found = await findCollectionKeys(api.connection(), { officeId: office() }, filter, { limit: 5 });
      expect(found.map(({ id: number }) => String(number))).toEqual([id]);
    }
    expect(await countCollections(api.connection(), { officeId: office() }, collectionFilter({ search: id }))).toBe(1);
  });

  it('classifies the breadth within the office only', async () => {
    const { oran } = api.business().offices;
    const breadth = async (officeId: string, search: string) =>
      (await withBreadth(api.connection(), { officeId }, { search })).finds;
    for (const search of ['elan', 'driver', 'nobody has this']) expect(await breadth(office(), search)).toBe('few');
    expect(await breadth(office(), '')).toBeUndefined();

    await sql`insert into collections (office_id, agency_id, collector_id, scheduled_at, scheduled_minor, currency)
      select ${office()}::uuid, md5('agency 1')::uuid, ${api.business().people.COLLECTOR.id}::uuid,
        timestamptz '2027-01-01' + n * interval '1 hour', 100, 'EUR'
      from generate_series(1, 2000) n`.execute(api.connection());
    expect(await breadth(office(), 'elan')).toBe('many');
    expect(await breadth(office(), 'driver')).toBe('few');
    expect(await breadth(oran, 'elan')).toBe('few');

    const extent = async (filter: { search: string; endDate?: string }) =>
      (await withExtent(api.connection(), { officeId: office() }, filter)).finds;
    expect(await extent({ search: 'elan' })).toBe('most');
    expect(await extent({ search: 'elan', endDate: '2027-01-02T00:00:00Z' })).toBe('many');
    expect(await extent({ search: 'driver' })).toBe('few');
    const reach = { officeId: office() };
    expect(await countCollections(api.connection(), reach, { search: 'elan' })).toBe(MORE_ROWS);
    const [sum] = await sumByCurrency(api.connection(), reach, { search: 'elan' });
    expect(sum?.totalCount).toBeGreaterThan(2_000);
    expect(await sumByCurrency(api.connection(), reach, { search: 'elan', finds: 'few' })).toEqual([sum]);
  });
});
