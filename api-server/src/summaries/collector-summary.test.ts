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
    const done = (await plan(id, 3)).id;
    await record(done);
    for (const hours of [-5, -29, 30, -31 * 24]) await plan(id, hours);
    await plan(api.business().people.COLLECTOR.id, 4);
    const { today, late, next, stops, cases } = await summaryOf(id);
    const planned = first.scheduledAmount * 3;
    const amounts = [{ currency: first.currency, collected: 120.5, planned }];
    expect(today).toEqual({ done: 1, total: 3, amounts });
    expect(late).toBe(2);
    expect(next.map((stop) => stop.id)).toEqual([first.id, second.id]);
    expect(stops?.map((stop) => stop.id)).toEqual([first.id, second.id, done]);
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
    const { punctuality, issues } = await summaryOf(id);
    expect(punctuality).toEqual({ onDay: 1, total: 2 });
    expect(issues).toBe(0);
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
    const body = { kind: 'COLLECTOR_TO_OFFICE', lines };
    const offered = (await api.call('COLLECTOR', 'POST /handovers', { body })).json<{ id: string }>();
    const waiting = await summaryOf(id);
    expect(waiting.handover).toMatchObject({ toReceive: true });
    expect(waiting.bagCollections?.map((held) => held.id)).toEqual([collected.id]);

    // A later amount in the same currency stays in the bag when the offered one leaves it.
    const later = await scheduleCollection(api, { currency: 'USD', scheduledAmount: 5 });
    await api.call('COLLECTOR', `PATCH /collections/${later.id}`, { body: { collectedAmount: 5 } });
    const count = { body: { lines }, headers: { 'if-match': '*' } };
    expect((await api.call('OFFICEMANAGER', `POST /handovers/${offered.id}/count`, count)).statusCode).toBe(200);
    const { bag, bagCollections, handover } = await summaryOf(id);
    expect(waiting.handover).not.toHaveProperty('amounts');
    expect(handover).toMatchObject({ amounts: [{ currency: 'USD', amount: 40 }] });
    expect(bag).toMatchObject([{ currency: 'USD', amount: 5 }]);
    expect(bagCollections?.map((held) => held.id)).toEqual([later.id]);

    // Further handovers of another currency leave it there.
    for (const amount of [20, 30]) {
      const other = await scheduleCollection(api, { currency: 'EUR', scheduledAmount: amount });
      await api.call('COLLECTOR', `PATCH /collections/${other.id}`, { body: { collectedAmount: amount } });
      const euros = [{ currency: 'EUR', counts: { '10': amount / 10 } }];
      const given = await api.call('COLLECTOR', 'POST /handovers', {
        body: { kind: 'COLLECTOR_TO_OFFICE', lines: euros },
      });
      const address = `POST /handovers/${given.json<{ id: string }>().id}/count` as const;
      expect((await api.call('OFFICEMANAGER', address, { ...count, body: { lines: euros } })).statusCode).toBe(200);
    }
    expect((await summaryOf(id)).bagCollections?.map((held) => held.id)).toEqual([later.id]);
  });

  it('has the collections in the bag with their corrections', async () => {
    const { id } = api.business().people.COLLECTOR;
    const before = (await summaryOf(id)).bagCollections?.length ?? 0;
    const kept = await scheduleCollection(api, { currency: 'EUR', scheduledAmount: 70 });
    await api.call('COLLECTOR', `PATCH /collections/${kept.id}`, { body: { collectedAmount: 70 } });
    const body = { collectedAmount: 65, correctionReason: 'Counted twice' };
    expect((await api.call('SUPERADMIN', `PATCH /collections/${kept.id}`, { body })).statusCode).toBe(200);
    const { bagCollections = [], bag } = await summaryOf(id);
    expect(bagCollections).toHaveLength(before + 1);
    expect(bagCollections[0]).toEqual({
      id: kept.id,
      agencyName: kept.agency.name,
      currency: 'EUR',
      amount: 65,
      bookedDate: expect.stringMatching(/^20/),
    });
    expect(bag).toContainEqual(expect.objectContaining({ currency: 'EUR', amount: 65 }));
  });
});
