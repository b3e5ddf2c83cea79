import type { CollectionTotal } from '@comptoir/api-contract/collection-totals';
import type { Collection } from '@comptoir/api-contract/collections';
import type { CurrencyTotal } from '@comptoir/api-contract/offices';
import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import { HOUR_MS } from '../calendar/durations';
import { describeApi } from '../../test/api';
import { scheduleCollection } from '../../test/collections';

const TIME_ZONE = 'Africa/Algiers';
const CURRENCIES = ['USD', 'EUR', 'DZD'] as const;

describeApi('totals of collections', (api) => {
  const start = new Date('2027-03-01T20:00:00Z').getTime();

  /** Four days across midnight: some collected in full, some in part, some cancelled. */
  beforeAll(async () => {
    for (let count = 0; count < 24; count += 1) {
      const { id } = await scheduleCollection(api, {
        scheduledCollectionDate: new Date(start + count * 3.7 * HOUR_MS).toISOString(),
        scheduledAmount: (count * 7919 + 1) / 100,
        currency: CURRENCIES[count % 3],
      });
      const path = `/collections/${id}` as const;
      if (count % 4 === 1) await api.call('OFFICEMANAGER', `PATCH ${path}`, { body: { collectedAmount: count / 10 } });
      if (count % 8 === 6) await api.call('OFFICEMANAGER', `DELETE ${path}`);
    }
  });

  const since = (hours: number) => encodeURIComponent(new Date(start + hours * HOUR_MS).toISOString());

  it.each([
    ['OFFICEMANAGER', `startDate=${since(0)}`],
    ['OFFICEMANAGER', `startDate=${since(7)}&endDate=${since(44.4)}`],
    ['ADMIN', `startDate=${since(0)}&search=test%20coll`],
    ['SUPERADMIN', `startDate=${since(0)}&search=nobody`],
    ['COLLECTOR', `startDate=${since(0)}`],
    ['OFFICEMANAGER', `startDate=${new Date(start).toISOString().replace('000Z', '000001Z')}`],
  ] as const)('equal the list for %s with %s, to the cent', async (role, query) => {
    const list = await api.call(role, `GET /collections?${query}&limit=1000`);
    const answer = await api.call(role, `GET /collections/totals?${query}&timeZone=${TIME_ZONE}`);
    expect(answer.statusCode).toBe(200);
    const totals = answer.json<CollectionTotal[]>();
    expect(answer.headers['x-total-count']).toBe(String(totals.length));
    expect(new Map(totals.map((total) => [`${total.day} ${total.currency}`, total]))).toEqual(
      addUp(list.json<Collection[]>()),
    );
  });

  it.each([
    ['OFFICEMANAGER', ''],
    ['OFFICEMANAGER', `startDate=${since(7)}&endDate=${since(44.4)}`],
    ['ADMIN', 'search=test%20coll'],
    ['ADMIN', 'state=open'],
    ['SUPERADMIN', `state=issues&startDate=${since(20)}`],
    ['SUPERADMIN', 'search=nobody'],
  ] as const)('equal the whole list for %s with "%s", to the cent', async (role, query) => {
    const list = await api.call(role, `GET /collections?${query}&limit=1000`);
    const answer = await api.call(role, `GET /collections/sums?${query}`);
    expect(answer.statusCode).toBe(200);
    const sums = answer.json<CurrencyTotal[]>();
    expect(new Map(sums.map((sum) => [sum.currency, { ...sum, day: '' }]))).toEqual(
      addUp(list.json<Collection[]>(), (_day, currency) => ({ day: '', key: currency })),
    );
    expect(sums.map(({ currency }) => currency)).toEqual(
      CURRENCY_CODES.filter((code) => sums.some(({ currency }) => currency === code)),
    );
  });

  it('are grouped by day and currency, earliest first', async () => {
    const answer = await api.call(
      'OFFICEMANAGER',
      `GET /collections/totals?startDate=${since(0)}&timeZone=${TIME_ZONE}`,
    );
    const totals = answer.json<CollectionTotal[]>();
    const places = totals.map(({ day, currency }) => `${day} ${CURRENCY_CODES.indexOf(currency)}`);
    expect(new Set(totals.map(({ day }) => day)).size).toBeGreaterThan(3);
    expect(places).toEqual([...new Set(places)].toSorted());
  });

  it('span at most 400 days, the default for a missing bound', async () => {
    const totals = async (query: string) => {
      const answer = await api.call('OFFICEMANAGER', `GET /collections/totals?${query}`);
      expect(answer.statusCode).toBe(200);
      return answer.json<CollectionTotal[]>().reduce((count, { totalCount }) => count + totalCount, 0);
    };
    const all = await totals(`startDate=${since(0)}&endDate=${since(400 * 24)}`);
    expect(all).toBeGreaterThan(10);
    expect(await totals(`startDate=${since(0)}`)).toBe(all);
    expect(await totals(`startDate=${since(-401 * 24)}`)).toBe(0);
    expect(await totals(`endDate=${since(399 * 24)}`)).toBe(await totals(`startDate=${since(-24)}`));
    expect(await totals(`endDate=${since(501 * 24)}`)).toBe(0);
    for (const day of ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z']) {
      expect(await totals(`startDate=${day}&timeZone=Pacific/Kiritimati`)).toBe(0);
      expect(await totals(`endDate=${day}&timeZone=Pacific/Pago_Pago`)).toBe(0);
    }
    const long = await api.call(
      'OFFICEMANAGER',
      `GET /collections/totals?startDate=${since(-1)}&endDate=${since(400 * 24)}`,
    );
    expect([long.statusCode, long.json()]).toEqual([
      422,
      expect.objectContaining({
        issues: [expect.objectContaining({ path: 'endDate', message: 'Totals cover at most 400 days' })],
      }),
    ]);
  });

  it('use UTC days by default, and refuse an invalid time zone', async () => {
    const query = `startDate=${since(3.7)}&endDate=${since(3.8)}`;
    const utc = await api.call('OFFICEMANAGER', `GET /collections/totals?${query}`);
    const kiritimati = await api.call('OFFICEMANAGER', `GET /collections/totals?${query}&timeZone=Pacific/Kiritimati`);
    const [day] = utc.json<CollectionTotal[]>();
    const [later] = kiritimati.json<CollectionTotal[]>();
    expect([day?.day, later?.day]).toEqual(['2027-03-01', '2027-03-02']);
    expect((await api.call('OFFICEMANAGER', 'GET /collections/totals?timeZone=Mars/Base')).statusCode).toBe(422);
  });
});

function addUp(
  collections: readonly Collection[],
  placeOf = (day: string, currency: string) => ({ day, key: `${day} ${currency}` }),
): Map<string, CollectionTotal> {
  const totals = new Map<string, CollectionTotal>();
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });
  for (const { scheduledCollectionDate, currency, scheduledAmount, collectedAmount } of collections) {
    const { day, key } = placeOf(days.format(new Date(scheduledCollectionDate)), currency);
    const before = totals.get(key) ?? { day, currency, collected: 0, scheduled: 0, collectedCount: 0, totalCount: 0 };
    totals.set(key, {
      ...before,
      collected: fromMinor(toMinor(before.collected) + toMinor(collectedAmount ?? 0)),
      scheduled: fromMinor(toMinor(before.scheduled) + toMinor(scheduledAmount)),
      collectedCount: before.collectedCount + (collectedAmount === null ? 0 : 1),
      totalCount: before.totalCount + 1,
    });
  }
  return totals;
}
