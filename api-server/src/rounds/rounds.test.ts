import { DENOMINATIONS } from '@comptoir/api-contract/denominations';
import type { Round } from '@comptoir/api-contract/rounds';
import { v7 as newId } from 'uuid';
import { describeApi } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import { DAY_MS } from '../calendar/durations';
import { boundsOf, dayAfter, dayOf } from '../calendar/local-day';

const ZONE = 'Africa/Algiers';

describeApi('the round of a collector', (api) => {
  const collector = () => api.business().people.COLLECTOR.id;
  const noon = (days: number) =>
    new Date(
      Date.parse(
        boundsOf(dayAfter(dayOf(new Date(), ZONE), days), dayAfter(dayOf(new Date(), ZONE), days), ZONE).startDate,
      ) +
        DAY_MS / 2,
    ).toISOString();
  const read = async (query = '', role: Parameters<typeof api.call>[0] = 'COLLECTOR') => {
    const answer = await api.call(role, `GET /rounds${query}`);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<Round>();
  };
  const record = async (collectionId: string, more: object = {}) => {
    const id = newId();
    const body = {
      id,
      collectionId,
      outcome: 'COLLECTED',
      basedOnVersion: 1,
      lines: [{ currency: 'USD', amount: 120.5 }],
      occurredAt: new Date().toISOString(),
      ...more,
    };
    const answer = await api.call('COLLECTOR', 'POST /pick-ups', { body });
    expect(answer.statusCode).toBe(200);
    return id;
  };

  it('has the stops of the lists of My day, each with its version', async () => {
    const planned = [];
    for (const days of [-2, 0, 1, 2, -3, 0])
      planned.push((await scheduleCollection(api, { scheduledCollectionDate: noon(days) })).id);
    const [late, today, tomorrow, after, reported, collected] = planned;
    await record(reported ?? '', { outcome: 'NOT_COLLECTED', reasonCode: 'CLOSED', lines: [] });
    const id = await record(collected ?? '');
    const round = await read();
    const idsOf = (stops: Round['stops']['late']) => stops.map((stop) => stop.id);
    expect(idsOf(round.stops.late)).toEqual([late]);
    expect(new Set(idsOf(round.stops.planned))).toEqual(new Set([today, tomorrow, collected]));
    expect(idsOf(round.stops.reported)).toEqual([reported]);
    expect(idsOf(round.stops.collected)).toEqual([collected]);
    expect(JSON.stringify(round.stops)).not.toContain(`"${after}"`);
    for (const stop of [...round.stops.late, ...round.stops.collected]) {
      const { headers } = await api.call('COLLECTOR', `GET /collections/${stop.id}`);
      expect(headers.etag).toBe(`"${stop.version}"`);
      expect(stop.agency.phone).not.toBe('');
    }
    const recorded = await api.call('COLLECTOR', `GET /pick-ups/${id}`);
    expect(round.pickUps).toContainEqual({
      id,
      collectionId: collected,
      contentHash: recorded.json<{ contentHash: string }>().contentHash,
    });
    const next = await read(`?date=${dayAfter(round.day, 1)}`);
    expect(idsOf(next.stops.planned)).toEqual([tomorrow, after]);
    expect(new Set(idsOf(next.stops.late))).toEqual(new Set([late, today]));
  });

  it('has the rules of the office, and the cash in hand with its limits', async () => {
    const officeId = api.business().offices.algiers;
    const before = await read();
    expect(before).toMatchObject({ day: dayOf(new Date(), ZONE), timeZone: ZONE, officeId, custody: 'DIRECT' });
    expect(before).toMatchObject({ requiresCounts: false, limits: [], inHand: [], denominations: DENOMINATIONS });
    await api.call('ADMIN', `PATCH /cash/custody/${officeId}`, { body: { mode: 'CUSTODY' } });
    const rules = { dayStartsAt: '00:00', tolerances: [], requiresCounts: true };
    await api.call('SUPERADMIN', `PATCH /cash/rules/${officeId}`, { body: rules, headers: { 'if-match': '*' } });
    const limit = { holder: 'COLLECTOR', userId: null, currency: 'USD', warn: 100, max: 500 };
    const limits = [limit, { ...limit, userId: collector(), warn: 200 }, { ...limit, currency: 'EUR' }];
    await api.call('ADMIN', `PATCH /cash/limits/${officeId}`, { body: { limits }, headers: { 'if-match': '*' } });
    await record((await scheduleCollection(api)).id);
    const round = await read();
    expect(round).toMatchObject({ custody: 'CUSTODY', requiresCounts: true });
    expect(round.limits).toEqual([
      { currency: 'USD', warn: 200, max: 500 },
      { currency: 'EUR', warn: 100, max: 500 },
    ]);
    expect(round.inHand).toMatchObject([{ currency: 'USD', amount: 120.5, warn: 200 }]);
  });

  it('is answered with 304 until something in it changes', async () => {
    const first = await api.call('COLLECTOR', 'GET /rounds');
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await api.call('COLLECTOR', 'GET /rounds', { headers })).statusCode).toBe(304);
    await scheduleCollection(api, { scheduledCollectionDate: noon(0) });
    const changed = await api.call('COLLECTOR', 'GET /rounds', { headers });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(first.headers.etag);
  });

  it('is read by the office for a named collector', async () => {
    expect((await read(`?collectorId=${collector()}`, 'OFFICEMANAGER')).stops).toEqual((await read()).stops);
    expect((await api.call('OFFICEMANAGER', 'GET /rounds')).statusCode).toBe(422);
    const manager = api.business().people.OFFICEMANAGER.id;
    expect((await api.call('ADMIN', `GET /rounds?collectorId=${manager}`)).statusCode).toBe(404);
  });
});
