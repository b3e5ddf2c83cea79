import type { CollectorSummary } from '@comptoir/api-contract/summaries';
import { describeApi } from '../../test/api';
import { newCollector, scheduleCollection } from '../../test/collections';
import { addFloat } from '../../test/money';
import { HOUR_MS } from '../calendar/durations';
import { localDay } from '../calendar/local-day';

const ZONE = 'Africa/Algiers';

describeApi('the summary of a collector', (api) => {
  const summaryOf = async (id: string) => {
    const answer = await api.call('OFFICEMANAGER', `GET /users/${id}/summary`);
    expect(answer.statusCode).toBe(200);
    return answer.json<CollectorSummary>();
  };
  const plan = (collectorId: string, hours: number, more: object = {}) =>
    scheduleCollection(api, {
      collectorId,
      scheduledCollectionDate: new Date(localDay(ZONE).begins + hours * HOUR_MS).toISOString(),
      ...more,
    });
  const record = (id: string) =>
    api.call('OFFICEMANAGER', `PATCH /collections/${id}`, { body: { collectedAmount: 120.5 } });

  it('counts stops of today and late ones, and lists open ones in the order of the round', async () => {
    const id = await newCollector(api);
    const [second, first] = [await plan(id, 1, { roundPosition: 2 }), await plan(id, 2, { roundPosition: 1 })];
    await record((await plan(id, 3)).id);
    for (const hours of [-5, -29, 30, -31 * 24]) await plan(id, hours);
    await plan(api.business().people.COLLECTOR.id, 4);
    const { today, late, next, cases } = await summaryOf(id);
    expect(today).toEqual({ done: 1, total: 3 });
    expect(late).toBe(2);
    expect(next.map((stop) => stop.id)).toEqual([first.id, second.id]);
    expect(next[0]?.agencyName).toBe(first.agency.name);
    expect(cases).toEqual([]);
  });

  it('counts a stop of an earlier day as punctual only if it was recorded on that day', async () => {
    const id = await newCollector(api);
    await record((await plan(id, -30)).id);
    await plan(id, -31 * 24);
    const onDay = await plan(id, -1);
    await record(onDay.id);
    const collectedAt = new Date(localDay(ZONE).begins - HOUR_MS / 2);
    await api.connection().updateTable('collections').set({ collectedAt }).where('id', '=', BigInt(onDay.id)).execute();
    expect((await summaryOf(id)).punctuality).toEqual({ onDay: 1, total: 2 });
  });

  it('has the bag and the last handover in an office with custody only', async () => {
    const id = await newCollector(api);
    expect(await summaryOf(id)).toMatchObject({ bag: null, handover: null });
    const { algiers } = api.business().offices;
    await addFloat(api, algiers, 1_000);
    const held = [{ holder: 'COLLECTOR', userId: id, currency: 'USD', amount: 80.5 }];
    const started = await api.call('ADMIN', `PATCH /cash/custody/${algiers}`, { body: { mode: 'CUSTODY', held } });
    expect(started.statusCode).toBe(200);
    const { bag, handover } = await summaryOf(id);
    expect(bag).toMatchObject([{ currency: 'USD', amount: 80.5 }]);
    expect(handover).toBeNull();
    expect((await summaryOf(api.business().people.COLLECTOR.id)).bag).toEqual([]);
  });

  it('says that a handover waits for the count of the office', async () => {
    const { id } = api.business().people.COLLECTOR;
    const collected = await scheduleCollection(api, { currency: 'USD', scheduledAmount: 40 });
    await api.call('COLLECTOR', `PATCH /collections/${collected.id}`, { body: { collectedAmount: 40 } });
    const lines = [{ currency: 'USD', counts: { '1': 40 } }];
    await api.call('COLLECTOR', 'POST /handovers', { body: { kind: 'COLLECTOR_TO_OFFICE', lines } });
    expect((await summaryOf(id)).handover).toMatchObject({ toReceive: true });
  });
});
