import type { Collection } from '@comptoir/api-contract/collections';
import type { Overview } from '@comptoir/api-contract/overview';
import { HOUR_MS } from '../calendar/durations';
import { describeApi } from '../../test/api';
import { income, moving, spending } from '../../test/bookings';
import { scheduleCollection } from '../../test/pick-ups';
import { bookAll } from '../books/journal';
import { localDay } from '../calendar/local-day';
import { inTransaction } from '../database/transaction';

const ZONE = 'Africa/Algiers';

describeApi('the overview', (api) => {
  const overview = async (role: 'SUPERADMIN' | 'ADMIN' | 'OFFICEMANAGER', query = '') =>
    (await api.call(role, `GET /overview?timeZone=${ZONE}${query}`)).json<Overview>();
  const rows = async (query: string) => {
    const { begins, ends } = localDay(ZONE);
    const today = `startDate=${new Date(begins).toISOString()}&endDate=${new Date(ends).toISOString()}`;
    const answer = await api.call(
      'OFFICEMANAGER',
      `GET /collections?timeZone=${ZONE}&${query.replace('today', today)}`,
    );
    return answer.json<Collection[]>().length;
  };
  const change = (id: string, body: object) => api.call('OFFICEMANAGER', `PATCH /collections/${id}`, { body });
  const on = (hours: number) => ({
    scheduledCollectionDate: new Date(localDay(ZONE).begins + hours * HOUR_MS).toISOString(),
  });

  it('counts what is to do, each number that of the rows of its list', async () => {
    for (const hours of [-1, -50, 1, 23, 30]) await scheduleCollection(api, on(hours));
    const recorded = await scheduleCollection(api, on(2));
    await change(recorded.id, { collectedAmount: 120.5 });
    const short = await scheduleCollection(api, on(3));
    await change(short.id, { collectedAmount: 1 });
    const missed = await scheduleCollection(api, on(-20));
    await change(missed.id, { status: 'UNCOLLECTED_WITH_ISSUES' });

    const { places, collectors } = await overview('OFFICEMANAGER');
    const { algiers, oran } = api.business().offices;
    expect(places.map(({ place }) => place)).toEqual([algiers]);
    expect(places[0]).toMatchObject({
      today: { scheduled: 4, recorded: 2, due: 2, collected: 1, issues: 1 },
      late: 2,
      unanswered: 2,
    });
    expect(await rows('state=late')).toBe(places[0]?.late);
    expect(await rows('unanswered=true')).toBe(places[0]?.unanswered);
    for (const state of ['due', 'collected', 'issues'] as const) {
      expect(await rows(`state=${state}&today`)).toBe(places[0]?.today[state]);
    }
    const { COLLECTOR } = api.business().people;
    expect(collectors).toEqual([{ id: COLLECTOR.id, name: 'Test COLLECTOR', scheduled: 4, due: 2 }]);
    expect(await rows(`state=due&collectorId=${COLLECTOR.id}&today`)).toBe(2);

    const country = await overview('ADMIN', '&countryCode=DZ');
    expect(country.collectors).toEqual([]);
    expect(country.places.map(({ place }) => place).toSorted()).toEqual([algiers, oran].toSorted());
    expect(country.places.find(({ place }) => place === algiers)).toEqual(places[0]);
    const world = await overview('SUPERADMIN');
    expect(world.places.map(({ place }) => place).toSorted()).toEqual(['DZ', 'FR']);
    expect(world.places.find(({ place }) => place === 'DZ')).toMatchObject({ late: 2, today: { scheduled: 4 } });
    expect(world.places.find(({ place }) => place === 'FR')).toMatchObject({ late: 0, today: { scheduled: 0 } });
  });

  it('calls a balance low that would not last for three days as they were', async () => {
    const { offices, people } = api.business();
    const book = (...transfers: Parameters<typeof moving>[1][]) =>
      inTransaction(api.connection(), (transaction) =>
        bookAll(transaction, offices.oran, [
          { ...moving(people.ADMIN.id, ...transfers), bookedAt: new Date(Date.now() - 29 * 24 * HOUR_MS) },
        ]),
      );
    // 30.00 left in 30 days: three days take 3.00.
    await book(income(33_00n), income(33_01n, 'EUR'), income(5n, 'CNY'));
    await book(spending(30_01n), spending(30_00n, 'EUR'));
    const { places } = await overview('ADMIN', `&officeId=${offices.oran}`);
    expect(places[0]?.balances).toEqual([
      { currency: 'USD', amount: 2.99, low: true },
      { currency: 'EUR', amount: 3.01, low: false },
      { currency: 'CNY', amount: 0.05, low: false },
    ]);
    const world = await overview('SUPERADMIN');
    const country = world.places.find(({ place }) => place === 'DZ');
    expect(country?.balances.find(({ currency }) => currency === 'USD')?.low).toBe(true);
  });
});
