import type { OfficeSummary } from '@comptoir/api-contract/summaries';
import { describeApiOnBoth } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import { addFloat } from '../../test/money';
import { dayAfter, dayOf } from '../calendar/local-day';

const ZONE = 'Africa/Algiers';

describeApiOnBoth('the summary of an office', (api) => {
  const office = () => api.business().offices.algiers;
  const summary = async () => {
    const answer = await api.call('ADMIN', `GET /offices/${office()}/summary`);
    expect(answer.statusCode).toBe(200);
    return answer.json<OfficeSummary>();
  };
  const usd = ({ cash }: OfficeSummary) => cash.find(({ currency }) => currency === 'USD');

  beforeAll(() => addFloat(api, office(), 1_000));

  it('has the balance in the till, and people, without custody', async () => {
    const found = await summary();
    expect(found).toMatchObject({ custody: false, days: [], closures: [] });
    expect(usd(found)).toEqual({ currency: 'USD', till: 1_000, vault: 0, hands: 0, onTheWay: 0 });
    const { id } = api.business().people.OFFICEMANAGER;
    expect(found.managers).toEqual([{ id, name: 'Test OFFICEMANAGER' }]);
    expect(found.counts).toMatchObject({ managers: 1 });
    expect(found.counts.collectors).toBeGreaterThan(0);
  });

  it('has present and next closures of the office, by the day of the office', async () => {
    const day = dayOf(new Date(), ZONE);
    const close = (from: number, to: number, officeId = office()) =>
      api.call('ADMIN', 'POST /office-closures', {
        body: { officeId, from: dayAfter(day, from), to: dayAfter(day, to), reason: `From ${from}` },
      });
    await close(-3, -1);
    for (const from of [9, 5, 20, -2]) await close(from, Math.max(from, 0));
    await close(1, 1, api.business().offices.oran);
    expect((await summary()).closures.map(({ reason }) => reason)).toEqual(['From -2', 'From 5', 'From 9']);
  });

  it('has cash by place and the open day with custody', async () => {
    const held = [{ holder: 'VAULT', currency: 'USD', amount: 300 }];
    await api.call('ADMIN', `PATCH /cash/custody/${office()}`, { body: { mode: 'CUSTODY', held } });
    const { id } = await scheduleCollection(api);
    await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: { collectedAmount: 70.1 } });
    const found = await summary();
    expect(found.custody).toBe(true);
    expect(usd(found)).toEqual({ currency: 'USD', till: 700, vault: 300, hands: 70.1, onTheWay: 0 });
    expect(found.days.map(({ day }) => day)).toEqual([dayOf(new Date(), ZONE)]);
  });
});
