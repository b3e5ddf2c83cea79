import { COUNTED_ROWS, MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import { SUMMED_ROWS, SUMMED_ROWS_OF_SEARCH } from '@comptoir/api-contract/list-sums';
import { sql } from 'kysely';
import { describeApi } from '../../test/api';
import { addFloat } from '../../test/money';
import { openOffice } from '../../test/offices';
import { scheduleCollection } from '../../test/collections';
import { sumByCurrency, sumByDay } from '../collections/collection-totals.repository';
import { sumLedger } from '../general-ledger/ledger.repository';
import { sumTrades } from '../trades/trade-sums.repository';
import { byCurrency } from './by-currency';
import { refuseLongSum } from './summed-rows';

const refusedAbove = (rows: number) => ({ statusCode: 422, code: 'too-many-to-sum', values: { rows } });

describeApi('sums of lists', (api) => {
  let officeId = '';
  let userId = '';
  beforeEach(async () => ({ officeId, userId } = await openOffice(api.connection())));

  const insertTrades = (count: number) =>
    sql`insert into trades (office_id, user_id, created_at, old_currency, old_minor, new_currency, new_minor, rate)
      select ${officeId}::uuid, ${userId}::uuid, now(), 'USD', 100, 'DZD', 200, 2
      from generate_series(1, ${count}::int)`.execute(api.connection());

  it('cover 50,000 rows and refuse one more, and the list total agrees', async () => {
    const sums = `GET /trades/sums?officeId=${officeId}` as const;
    let year = 2000;
    const length = async () => {
      // Rows inserted directly do not change the list state, so each call uses another year.
      const from = `${year++}-01-01T00:00:00Z`;
      const list = await api.call('SUPERADMIN', `GET /trades?officeId=${officeId}&limit=50&from=${from}`);
      return Number(list.headers['x-total-count']);
    };
    await insertTrades(SUMMED_ROWS);
    expect((await api.call('SUPERADMIN', sums)).json()).toEqual([
      { currency: 'USD', given: 50_000, received: 0 },
      { currency: 'DZD', given: 0, received: 100_000 },
    ]);
    expect(await length()).toBe(SUMMED_ROWS);
    await insertTrades(1);
    const refused = await api.call('SUPERADMIN', sums);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      ...refusedAbove(50_000),
      message: 'More than 50000 rows: choose a period to see what they add up to',
    });
    await insertTrades(99);
    expect(await length()).toBe(MORE_ROWS);
  });

  it('stop reading at the first row beyond the limit', async () => {
    const seen: number[] = [];
    const list = { limit: (rows: number) => (seen.push(rows), sql`select 1 from generate_series(1, ${rows}::int)`) };
    await expect(refuseLongSum(api.connection(), list)).rejects.toMatchObject(refusedAbove(50_000));
    expect(seen).toEqual([50_001]);
  });

  it('cover all trades or none, with reversed ones counted in the length', async () => {
    await addFloat(api, officeId, 500);
    const body = { officeId, oldAmount: 10, oldCurrency: 'USD', newAmount: 20, newCurrency: 'DZD', rate: 2 };
    const created = await api.call('SUPERADMIN', 'POST /trades', { body });
    await api.call('SUPERADMIN', 'POST /trades', { body });
    await api.call('SUPERADMIN', `POST /trades/${created.json<{ id: string }>().id}/reversal`, {
      body: { reason: 'Typed twice' },
    });
    const sum = (limit: number) => sumTrades(api.connection(), { officeId }, {}, limit);
    expect(new Map((await sum(2)).map(({ currency, given, received }) => [currency, [given, received]]))).toEqual(
      new Map([
        ['USD', [1000n, 0n]],
        ['DZD', [0n, 2000n]],
      ]),
    );
    await expect(sum(1)).rejects.toMatchObject(refusedAbove(1));
  });

  it('cover all entries with both legs, or none', async () => {
    await addFloat(api, officeId, 500);
    const body = { officeId, oldAmount: 10, oldCurrency: 'USD', newAmount: 20, newCurrency: 'DZD', rate: 2 };
    await api.call('SUPERADMIN', 'POST /trades', { body });
    const sum = (limit: number, trade = true) => sumLedger(api.connection(), officeId, { trade }, limit);
    expect(new Map((await sum(2)).map((one) => [one.currency, [one.in, one.out]]))).toEqual(
      new Map([
        ['USD', [50_000n, 1000n]],
        ['DZD', [2000n, 0n]],
      ]),
    );
    await expect(sum(1)).rejects.toMatchObject(refusedAbove(1));
    expect(await sum(1, false)).toEqual([{ currency: 'USD', in: 50_000n, out: 0n }]);
  });

  it('have a lower limit for searches and for collected since', async () => {
    const { agencyId } = await scheduleCollection(api);
    await sql`update agencies set name = 'Searched everywhere' where id = ${agencyId}`.execute(api.connection());
    const collectedSince = '2190-01-01T00:00:00.000Z';
    const insert = (count: number) =>
      sql`insert into collections (office_id, agency_id, collector_id, scheduled_at, scheduled_minor, currency,
          status, collected_minor, collected_at)
        select office_id, agency_id, collector_id, scheduled_at, 1, currency, 'COLLECTED', 1, ${collectedSince}::timestamptz
        from collections cross join generate_series(1, ${count}::int) where agency_id = ${agencyId} limit ${count}`.execute(
        api.connection(),
      );
    const reach = { officeId: api.business().offices.algiers };
    const search = { search: 'searched everywhere' };
    const sum = (filter: object) => sumByCurrency(api.connection(), reach, filter);
    await insert(COUNTED_ROWS);
    expect(await sum({ collectedSince })).toMatchObject([{ totalCount: COUNTED_ROWS }]);
    await insert(1);
    await expect(sum({ collectedSince })).rejects.toMatchObject(refusedAbove(COUNTED_ROWS));

    await insert(SUMMED_ROWS_OF_SEARCH - COUNTED_ROWS - 2);
    expect(await sum(search)).toMatchObject([{ totalCount: SUMMED_ROWS_OF_SEARCH }]);
    // The page reports only that there are many.
    const list = await api.call('OFFICEMANAGER', `GET /collections?limit=50&search=${search.search}`);
    expect(list.headers['x-total-count']).toBe(String(MORE_ROWS));
    await insert(1);
    await expect(sum(search)).rejects.toMatchObject(refusedAbove(SUMMED_ROWS_OF_SEARCH));
    await sql`delete from collections where agency_id = ${agencyId}`.execute(api.connection());
  });

  it('cover all collections per day, or none', async () => {
    await scheduleCollection(api);
    await scheduleCollection(api, { scheduledAmount: 9.5, currency: 'EUR' });
    const begins = new Date('2000-01-01');
    const days = [{ day: '2000-01-01', begins, ends: new Date('2100-01-01') }];
    const filter = { startDate: begins.toISOString(), days };
    const sum = async (limit: number) => (await sumByDay(api.connection(), {}, filter, limit)).toSorted(byCurrency);
    const sums = await sum(100);
    const rows = sums.reduce((total, { totalCount }) => total + totalCount, 0);
    expect(rows).toBeGreaterThanOrEqual(2);
    expect(await sum(rows)).toEqual(sums);
    await expect(sum(rows - 1)).rejects.toMatchObject(refusedAbove(rows - 1));
  });

  it('cover all collections or none, in one office and in all', async () => {
    const own = api.business().offices.algiers;
    await scheduleCollection(api);
    await scheduleCollection(api, { scheduledAmount: 9.5, currency: 'EUR' });
    for (const reach of [{ officeId: own }, {}]) {
      const sum = async (limit: number) =>
        (await sumByCurrency(api.connection(), reach, {}, limit)).toSorted(byCurrency);
      const sums = await sum(100);
      const rows = sums.reduce((total, { totalCount }) => total + totalCount, 0);
      expect(rows).toBeGreaterThanOrEqual(2);
      expect(await sum(rows)).toEqual(sums);
      await expect(sum(rows - 1)).rejects.toMatchObject(refusedAbove(rows - 1));
    }
  });
});
