import { COLLECTION_STATE_FILTERS } from '@comptoir/api-contract/collection-state';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { describeApi } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import { inReach, type Reach } from '../access/reach';
import { DAY_MS, HOUR_MS } from '../calendar/durations';
import { daysBetween } from '../calendar/local-day';
import { inTransaction } from '../database/transaction';
import { collectionFilter } from './collection-filter';
import { countCollections, sumByCurrency, sumByDay } from './collection-totals.repository';
import { sumsOf, type CurrencySums } from './currency-sums';
import type { CollectionFilter } from './filtered-collections';
import { collectionHours, storedCollectionSums, asCollectionSums } from './collection-hours';
import { scopeOf } from '../lists/hours/hour-source';
import { addUpHours, findLargeReach } from '../lists/hours/hour-sums.repository';

const LIMIT = 50_000;
const STATUSES = ['UNCOLLECTED', 'COLLECTED', 'COLLECTED_WITH_ISSUES', 'UNCOLLECTED_WITH_ISSUES'];

describeApi('hour sums of collections', (api) => {
  const { algiers, oran } = { algiers: () => api.business().offices.algiers, oran: () => api.business().offices.oran };
  const collector = () => api.business().people.COLLECTOR.id;
  const start = new Date('2027-03-01T20:00:00Z').getTime();
  const at = (hours: number, finer = '') => new Date(start + hours * HOUR_MS).toISOString().replace('Z', `${finer}Z`);
  const run = (text: string) => sql.raw(text).execute(api.connection());
  const keep = (started?: Reach) =>
    inTransaction(api.connection(), (transaction) =>
      addUpHours(transaction, started && { source: collectionHours, reach: started }),
    );
  const reaches = (): Reach[] => [
    {},
    { countryCode: 'DZ' },
    { officeId: algiers() },
    { officeId: algiers(), countryCode: 'DZ' },
    { officeId: algiers(), countryCode: 'FR' },
  ];

  async function insertMany(rows: number, name: string): Promise<void> {
    const agency = (await scheduleCollection(api)).agencyId;
    await run(`
      insert into collections (office_id, agency_id, collector_id, scheduled_at, scheduled_minor, collected_minor, collected_at, currency,
        status, archived_at, occurrence_date)
      select '${algiers()}', '${agency}', '${collector()}', '${at(0)}'::timestamptz + n % 97 * interval '37 minutes'
          + (n % 3 - 1) * interval '1 microsecond' + n % 5 * interval '26 days 3 hours',
        n * 7919 % 100000, case when n % 4 in (1, 2) then n * 31 % 100000 end,
        case when n % 4 in (1, 2) then now() end,
        (array['USD', 'EUR', 'DZD'])[1 + n % 3], (array['${STATUSES.join("','")}'])[1 + n % 4],
        case when n % 11 = 0 then now() end, '${name}'
      from generate_series(1, ${rows}) n`);
  }

  const filters = (): CollectionFilter[] => [
    {},
    ...COLLECTION_STATE_FILTERS.map((state) =>
      collectionFilter({ state, timeZone: 'Asia/Kolkata', startDate: at(-1.5) }, new Date(start + 30 * HOUR_MS)),
    ),
    { startDate: at(0) },
    { startDate: at(0, '001') },
    { endDate: at(10.2) },
    { startDate: at(2), endDate: at(7) },
    { startDate: at(2.1), endDate: at(2.6) },
    { startDate: at(2.1), endDate: at(3.4, '999') },
    { startDate: at(3, '500'), endDate: at(40, '000') },
    { startDate: at(5), endDate: at(4) },
    { startDate: at(2.5), endDate: at(80 * 24) },
    { startDate: '2027-04-01T00:00:00Z', endDate: '2027-05-31T23:59:59.999999Z' },
    { startDate: at(30 * 24) },
    { endDate: at(70 * 24 + 1.5) },
  ];

  async function storedSums(
    reach: Reach,
    filter: CollectionFilter,
    requested: { limit: number; moments?: readonly Date[] },
  ) {
    const kept = await storedCollectionSums(api.connection(), reach, filter, requested);
    return kept && { sums: asCollectionSums(kept.figures), looked: kept.looked };
  }

  const byCurrency = (sums: readonly CurrencySums[]) => new Map(sums.map((sum) => [sum.currency, sum]));

  async function expectTrueHours(): Promise<void> {
    const figures = 'sum(rows), sum(settled_rows), sum(first_minor), sum(second_minor)';
    for (const reach of reaches().slice(0, 3)) {
      const { rows } = await sql<{ hour: Date }>`
        with kept as (
          select hour, part, currency, ${sql.raw(figures)} from (
            select hour, part, currency, rows, settled_rows, first_minor, second_minor from hour_sums
            where list = 'collections' and scope = ${scopeOf(reach)} and slot < 24
            union all
            select hour, part, currency, rows, settled_rows, first_minor, second_minor
            from hour_changes where list = 'collections' and ${inReach(reach, 'office_id')}
          ) both_of_them group by hour, part, currency having sum(rows) <> 0
        ), counted as (
          select date_trunc('hour', scheduled_at, 'UTC'), status, currency, count(*)::numeric,
            count(collected_minor)::numeric, sum(scheduled_minor), coalesce(sum(collected_minor), 0) from collections
          where archived_at is null and ${inReach(reach, 'office_id')} group by 1, 2, 3
        )
        (select * from kept except select * from counted) union all (select * from counted except select * from kept)`.execute(
        api.connection(),
      );
      expect([reach, rows]).toEqual([reach, []]);
    }
    const { rows: quarters } = await sql`
      with hours as (
        select list, scope, 24 + slot / 6, date_bin('6 hours', hour, 'epoch'), part, currency, ${sql.raw(figures)}
        from hour_sums where slot < 24 group by 1, 2, 3, 4, 5, 6
        union all
        select list, scope, 28, '-infinity'::timestamptz, part, currency, ${sql.raw(figures)}
        from hour_sums where slot < 24 group by 1, 2, 3, 4, 5, 6
        union all
        select list, scope, 29, date_trunc('month', hour, 'UTC'), part, currency, ${sql.raw(figures)}
        from hour_sums where slot < 24 group by 1, 2, 3, 4, 5, 6
      ), quarters as (
        select list, scope, slot, hour, part, currency, rows, settled_rows, first_minor, second_minor
        from hour_sums where slot >= 24
      )
      (select * from hours except select * from quarters) union all (select * from quarters except select * from hours)`.execute(
      api.connection(),
    );
    expect(quarters).toEqual([]);
    const { rows } = await sql`select from hour_sums where rows <= 0`.execute(api.connection());
    expect(rows).toEqual([]);
  }

  async function expectTrueHoursTwice(): Promise<void> {
    await expectTrueHours();
    await keep();
    await expectTrueHours();
    const { rows } = await sql`select from hour_changes`.execute(api.connection());
    expect(rows).toEqual([]);
  }

  beforeAll(async () => {
    await insertMany(500, '2027-01-01');
    for (const reach of reaches().slice(0, 3)) await keep(reach);
  });

  it('equal the sums of rows to the cent and the microsecond', async () => {
    await expectTrueHours();
    await insertMany(300, '2027-01-02');
    await expectTrueHours();
    for (const reach of reaches()) {
      for (const filter of filters()) {
        const kept = await storedSums(reach, filter, { limit: LIMIT });
        const sums = (kept?.sums ?? []).map(sumsOf);
        // No hours are kept by collector, so this sums the rows.
        const rows = await sumByCurrency(api.connection(), reach, { ...filter, collectorId: collector() });
        expect({ reach, filter, sums: byCurrency(sums) }).toEqual({ reach, filter, sums: byCurrency(rows) });
      }
    }
    await keep();
    await expectTrueHours();
  });

  it('follow every change of a collection', async () => {
    const own = `occurrence_date = '2027-01-01'`;
    await run(`update collections set collected_minor = coalesce(collected_minor, 0) + 7, status = 'COLLECTED',
      collected_at = now() where ${own} and id % 5 = 0`);
    await expectTrueHoursTwice();
    await run(`update collections set scheduled_at = scheduled_at + interval '61 minutes' where ${own} and id % 3 = 0`);
    await run(`update collections set currency = 'EUR', scheduled_minor = 1, collected_minor = null,
      collected_at = null, status = 'UNCOLLECTED_WITH_ISSUES' where ${own} and id % 7 = 0`);
    await expectTrueHoursTwice();
    await run(
      `update collections set archived_at = case when archived_at is null then now() end where ${own} and id % 2 = 0`,
    );
    await expectTrueHoursTwice();
    await run(`update collections set has_time = not has_time where ${own}`);
    const { rows } = await sql`select from hour_changes`.execute(api.connection());
    expect(rows).toEqual([]);
    await run(`delete from collections where ${own} and id % 2 = 1`);
    await expectTrueHoursTwice();

    const planned = await scheduleCollection(api, { scheduledCollectionDate: at(4.5) });
    const path = `/collections/${planned.id}` as const;
    await expectTrueHoursTwice();
    await api.call('OFFICEMANAGER', `PATCH ${path}`, { body: { scheduledCollectionDate: at(6) } });
    await api.call('OFFICEMANAGER', `PATCH ${path}`, { body: { collectedAmount: 12.34 } });
    await expectTrueHoursTwice();
    await api.call('OFFICEMANAGER', `DELETE ${path}`);
    await expectTrueHoursTwice();
  });

  it.each(['Africa/Algiers', 'Asia/Kolkata', 'Asia/Kathmandu', 'America/St_Johns'])(
    'add up to the days of %s',
    async (timeZone) => {
      const days = daysBetween(new Date(start - DAY_MS), new Date(start + 5 * DAY_MS), timeZone);
      const moments = days.map(({ begins }) => begins);
      for (const filter of [
        { startDate: days[0]?.begins.toISOString() },
        { startDate: at(1.3), endDate: at(50.7, '001') },
      ]) {
        const kept = await storedSums({}, filter, { limit: LIMIT, moments });
        const placed = (kept?.sums ?? []).map(({ place, ...sum }) => ({ ...sum, day: days[place - 1]?.day }));
        const rows = await sumByDay(api.connection(), {}, { ...filter, days, collectorId: collector() });
        expect(rows.length).toBeGreaterThan(5);
        expect(new Set(placed)).toEqual(new Set(rows));
      }
    },
  );

  it('are not used for other filters, for a collector or for small lists', async () => {
    const kept = (reach: Reach, filter: CollectionFilter) => storedSums(reach, filter, { limit: LIMIT });
    expect(await kept({}, { search: 'a' })).toBeUndefined();
    expect(await kept({}, { collectorId: collector() })).toBeUndefined();
    expect(await kept({}, { unanswered: true })).toBeUndefined();
    expect(await kept({}, { ids: [1n] })).toBeUndefined();
    expect(await kept({ officeId: algiers(), collectorId: collector() }, {})).toBeUndefined();
    expect(await kept({ officeId: oran() }, {})).toBeUndefined();
    expect(await kept({}, { startDate: '9999-12-31T23:30:00Z' })).toBeUndefined();
    expect(await kept({}, { startDate: '2000-01-01T00:00:00Z' })).toBeDefined();
  });

  it('stop at a limit and report it', async () => {
    const all = await storedSums({}, {}, { limit: LIMIT });
    const few = await storedSums({}, {}, { limit: 10 });
    expect(all?.looked).toBeGreaterThan(11);
    expect(few?.looked).toBe(11);
  });

  it('count and sum many collections of one period', async () => {
    const agency = (await scheduleCollection(api)).agencyId;
    const begins = '2030-01-01T10:00:00.000Z';
    const ends = '2030-01-01T23:00:00.000Z';
    await run(`
      insert into collections (office_id, agency_id, collector_id, scheduled_at, scheduled_minor, currency)
      select '${algiers()}', '${agency}', '${collector()}',
        '${begins}'::timestamptz + n % 12 * interval '1 hour', 1, 'EUR'
      from generate_series(1, 3000) n`);
    await keep();
    const filter = { startDate: begins, endDate: ends };
    const sum = { currency: 'EUR', collected: 0n, scheduled: 3000n, collectedCount: 0, totalCount: 3000 };
    const days = daysBetween(new Date(begins), new Date(ends), 'UTC');
    for (const reach of reaches().slice(0, 4)) {
      // More rows than the limit, but fewer hours.
      expect(await sumByCurrency(api.connection(), reach, filter, 2_500)).toEqual([sum]);
      expect(await sumByDay(api.connection(), reach, { ...filter, days }, 2_500)).toEqual([
        { ...sum, day: '2030-01-01' },
      ]);
      expect(await countCollections(api.connection(), reach, filter)).toBe(3000);
    }
    await expect(
      sumByCurrency(api.connection(), { officeId: algiers() }, { ...filter, collectorId: collector() }, 2_500),
    ).rejects.toMatchObject({
      code: 'too-many-to-sum',
    });
    const answer = await api.call('OFFICEMANAGER', `GET /collections?limit=5&startDate=${begins}&endDate=${ends}`);
    expect(answer.headers['x-total-count']).toBe('3000');
  });

  it('start during concurrent bookings without losing any', async () => {
    const other = newId();
    await run(`insert into offices (id, name, city, country_code) values ('${other}', 'New', 'Oran', 'DZ')`);
    const { agencyId } = await scheduleCollection(api);
    await run(`insert into agencies (office_id, id, name, address, postal_code, city, country_code, email, phone, lat, lon)
      select '${other}', '${agencyId}', name, address, postal_code, city, country_code, email, phone, lat, lon
      from agencies where id = '${agencyId}'`);
    const insert = (rows: number) =>
      run(`insert into collections (office_id, agency_id, collector_id, scheduled_at, scheduled_minor, currency)
        select '${other}', '${agencyId}', '${collector()}', '${at(3)}', n, 'EUR'
        from generate_series(1, ${rows}) n`);
    const reach = { officeId: other };
    const writing = Array.from({ length: 20 }, () => insert(5));
    await Promise.all([...writing, keep(reach), keep(), insert(3), keep(), insert(3)]);
    await keep();
    const kept = await storedSums(reach, {}, { limit: LIMIT });
    expect(kept?.sums).toEqual([
      {
        place: 1,
        currency: 'EUR',
        collected: 0n,
        scheduled: BigInt(20 * 15 + 2 * 6),
        collectedCount: 0,
        totalCount: 106,
      },
    ]);
    await expectTrueHours();
  });

  it('are dropped for both countries when an office moves, and built again', async () => {
    await run(`update offices set country_code = 'FR' where id = '${oran()}'`);
    const scopes = await api.connection().selectFrom('hourScopes').select('scope').execute();
    expect(scopes.map(({ scope }) => scope)).not.toContain('DZ');
    expect(await storedSums({ countryCode: 'DZ' }, {}, { limit: LIMIT })).toBeUndefined();
    await keep({ countryCode: 'DZ' });
    await run(`update offices set country_code = 'DZ' where id = '${oran()}'`);
    await keep({ countryCode: 'DZ' });
    await expectTrueHours();
  });

  it('are built for lists that have become large, largest first', async () => {
    await run('delete from hour_scopes');
    await run('delete from hour_sums');
    const found: string[] = [];
    await inTransaction(api.connection(), async (transaction) => {
      for (let reach; (reach = await findLargeReach(transaction, collectionHours, 2_000));) {
        found.push(scopeOf(reach));
        await addUpHours(transaction, { source: collectionHours, reach });
      }
    });
    expect(found[0]).toBe('');
    expect(new Set(found)).toEqual(new Set(['', 'DZ', algiers()]));
    await expectTrueHours();
  });
});
