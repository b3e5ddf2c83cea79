import type { CollectionTotal } from '@comptoir/api-contract/collection-totals';
import type { CountryTotals, CurrencyTotal } from '@comptoir/api-contract/offices';
import { DAY_MS, HOUR_MS } from '../calendar/durations';
import { describeApi } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import { findCountryTotals } from './office-totals.repository';

const TIME_ZONE = 'Africa/Algiers';
/** Midnight in Algiers, one hour before UTC. */
const midnight = Date.parse('2027-03-10T23:00:00Z');

describeApi('the last 30 days of a country', (api) => {
  beforeAll(async () => {
    const times = [
      -30 * DAY_MS,
      -29 * DAY_MS - 1,
      -29 * DAY_MS,
      -29 * DAY_MS + HOUR_MS,
      -5 * DAY_MS,
      0,
      9 * HOUR_MS,
      23 * HOUR_MS,
      DAY_MS - 1,
      DAY_MS,
    ];
    for (const [index, time] of times.entries()) {
      const { id } = await scheduleCollection(api, {
        scheduledCollectionDate: new Date(midnight + time).toISOString(),
        scheduledAmount: 2 ** index,
      });
      if (index % 2 === 1)
        await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: { collectedAmount: 2 ** index } });
    }
  });

  it('equal the dashboard of the office at every hour', async () => {
    const officeId = api.business().offices.algiers;
    // The page knows only its own time zone.
    const period = `startDate=${iso(midnight - 29 * DAY_MS)}&endDate=${iso(midnight + DAY_MS - 1)}`;
    const answer = await api.call(
      'ADMIN',
      `GET /collections/totals?officeId=${officeId}&${period}&timeZone=${TIME_ZONE}`,
    );
    const expected = inOne(answer.json<CollectionTotal[]>());
    expect(expected).toMatchObject({ totalCount: 7, collectedCount: 3, collected: 8 + 32 + 128 });
    for (let hour = 0; hour < 24; hour += 1) {
      const now = new Date(midnight + hour * HOUR_MS);
      const country = await findCountryTotals(api.connection(), { countryCode: 'DZ' }, 'DZ', {
        now,
        timeZone: TIME_ZONE,
      });
      expect([hour, country.totals]).toEqual([hour, [expected]]);
      expect(country.offices.find(({ id }) => id === officeId)?.collectionTotal).toEqual([expected]);
    }
  });

  it('accept a time zone, and refuse an invalid one', async () => {
    const totals = await api.call('ADMIN', `GET /offices/countries/DZ?timeZone=${TIME_ZONE}`);
    expect(totals.json<CountryTotals>().offices.map(({ name }) => name)).toEqual(['Algiers Centre', 'Oran Port']);
    expect((await api.call('ADMIN', 'GET /offices/countries/DZ?timeZone=Mars/Base')).statusCode).toBe(422);
  });
});

function iso(time: number): string {
  return new Date(time).toISOString();
}

function inOne(days: readonly CollectionTotal[]): CurrencyTotal {
  const sum = (figure: (day: CollectionTotal) => number) => days.reduce((total, day) => total + figure(day), 0);
  return {
    currency: 'USD',
    collected: sum(({ collected }) => collected),
    scheduled: sum(({ scheduled }) => scheduled),
    collectedCount: sum(({ collectedCount }) => collectedCount),
    totalCount: sum(({ totalCount }) => totalCount),
  };
}
