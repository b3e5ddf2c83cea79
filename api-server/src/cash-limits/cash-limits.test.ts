import type { BulkPreview, BulkProgress } from '@comptoir/api-contract/collection-bulk';
import type { Collection } from '@comptoir/api-contract/collections';
import type { ErrorBody } from '@comptoir/api-contract/errors';
import { v7 as newId } from 'uuid';
import { describeApiOnBoth } from '../../test/api';
import { collectionInput, newCollector, scheduleCollection } from '../../test/collections';
import { importing } from '../../test/imported';
import { inboxOf } from '../../test/inbox';
import { addFloat } from '../../test/money';
import { agencyInput } from '../../test/small-business';

// On both databases because of the queries of limits and crossings.
describeApiOnBoth('limits of cash', (api) => {
  const office = () => api.business().offices.algiers;
  const collector = () => api.business().people.COLLECTOR.id;
  const path = () => `/cash/limits/${office()}` as const;
  const set = (limits: object[], etag = '*') =>
    api.call('ADMIN', `PATCH ${path()}`, { body: { limits }, headers: { 'if-match': etag } });
  const ofCollectors = (warn: number | null, max: number | null, userId: string | null = null) => ({
    holder: 'COLLECTOR',
    userId,
    currency: 'USD',
    warn,
    max,
  });
  const passed = async () => (await api.call('OFFICEMANAGER', 'GET /cash/passed-limits')).json<object[]>();
  const alerts = async () =>
    (await inboxOf(api, 'OFFICEMANAGER'))
      .flatMap(({ kind, params }) => (kind === 'limit-passed' ? [params] : []))
      .toSorted((one, other) => other.limit - one.limit);
  const handOver = async (amount: number) => {
    const lines = [{ currency: 'USD', counts: { '1': amount } }];
    const offer = { kind: 'COLLECTOR_TO_OFFICE', lines };
    const { id } = (await api.call('COLLECTOR', 'POST /handovers', { body: offer })).json<{ id: string }>();
    const counted = await api.call('OFFICEMANAGER', `POST /handovers/${id}/count`, {
      body: { lines },
      headers: { 'if-match': '*' },
    });
    if (counted.statusCode !== 200) throw new Error(counted.body);
  };
  /** Collections that were assigned before any limit was passed. */
  const planned: Collection[] = [];
  const collect = async (collectedAmount: number) => {
    const { id, scheduledAmount } = planned.pop() ?? { id: '' };
    const body = { collectedAmount, reason: `Instead of ${scheduledAmount}` };
    const answer = await api.call('COLLECTOR', `PATCH /collections/${id}`, { body });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };

  beforeAll(async () => {
    for (let count = 0; count < 12; count += 1) planned.push(await scheduleCollection(api));
    await addFloat(api, office(), 1_000);
  });

  it('are of offices with custody, set by an administrator', async () => {
    expect((await set([ofCollectors(100, 200)])).json()).toMatchObject({ code: 'custody-off' });
    await api.call('ADMIN', `PATCH /cash/custody/${office()}`, { body: { mode: 'CUSTODY' } });
    const empty = await api.call('OFFICEMANAGER', `GET ${path()}`);
    expect([empty.json(), empty.headers.etag]).toEqual([{ limits: [] }, '"0"']);
    const limits = [ofCollectors(100, 200), { ...ofCollectors(900, null), holder: 'TILL' }];
    expect((await set([limits[0] ?? {}, limits[0] ?? {}])).statusCode).toBe(422);
    expect((await set([ofCollectors(300, 200)])).json<ErrorBody>().message).toBe(
      'The warning must not be above the limit',
    );
    expect((await set([ofCollectors(1, 2, newId())])).json()).toMatchObject({ code: 'collector-unknown' });
    const saved = await set(limits, '"0"');
    expect([saved.statusCode, saved.headers.etag]).toEqual([200, '"2"']);
    expect(saved.json<{ limits: object[] }>().limits).toEqual([limits[1], limits[0]]);
    expect((await set([], '"0"')).statusCode).toBe(412);
    const history = await api.call('ADMIN', `GET /audit?entity=office&id=${office()}`);
    expect(history.json<{ after: object }[]>()[0]?.after).toMatchObject({ cashLimits: [limits[1], limits[0]] });
    // The till is above its limit already.
    expect(await alerts()).toEqual([
      { holder: 'TILL', name: null, currency: 'USD', amount: 1_000, limit: 900, stops: false },
    ]);
    await set([limits[0] ?? {}]);
    expect(await alerts()).toEqual([]);
  });

  it('notify managers once per crossing', async () => {
    await collect(100);
    expect([await alerts(), await passed()]).toEqual([[], []]);
    await collect(20);
    const warned = { holder: 'COLLECTOR', name: expect.any(String), currency: 'USD', amount: 120, limit: 100 };
    expect(await alerts()).toEqual([{ ...warned, stops: false }]);
    await collect(10);
    expect(await alerts()).toHaveLength(1);
    expect(await passed()).toEqual([
      {
        user: { id: collector(), name: expect.any(String) },
        currency: 'USD',
        amount: 130,
        warn: 100,
        max: 200,
        assignable: true,
      },
    ]);
    expect((await api.call('COLLECTOR', 'GET /cash/hand')).json()).toMatchObject([
      { amount: 130, warn: 100, max: 200 },
    ]);
    await handOver(40);
    expect(await alerts()).toEqual([]);
    await collect(120.5);
    expect(await alerts()).toEqual([
      { ...warned, amount: 210.5, limit: 200, stops: true },
      { ...warned, amount: 210.5, stops: false },
    ]);
  });

  it('stop every way of assigning collections, but no recording', async () => {
    const refusal = {
      code: 'limit-exceeded',
      values: { name: expect.any(String), held: '210.50', most: '200.00', currency: 'USD' },
    };
    const body = await collectionInput(api);
    const created = await api.call('OFFICEMANAGER', 'POST /collections', { body });
    expect(created.json()).toMatchObject({ statusCode: 422, issues: [{ path: 'collectorId', ...refusal }] });
    const other = await scheduleCollection(api, { collectorId: await newCollector(api) });
    const edit = { collectorId: collector() };
    expect((await api.call('OFFICEMANAGER', `PATCH /collections/${other.id}`, { body: edit })).json()).toMatchObject(
      refusal,
    );
    const { agencyId, scheduledAmount, scheduledCollectionDate, currency } = body;
    const batch = {
      officeId: office(),
      collectorId: other.collectorId,
      scheduledCollectionDate,
      currency,
      alertBefore24Hours: false,
      hasTime: true,
      rows: [
        { agencyId, scheduledAmount },
        { agencyId, scheduledAmount, collectorId: collector() },
      ],
    };
    expect((await api.call('OFFICEMANAGER', 'POST /collections/batch', { body: batch })).json()).toMatchObject({
      ...refusal,
      issues: [{ path: 'rows.1.collectorId' }],
    });
    const only = { ...batch, collectorId: collector(), rows: [{ ...batch.rows[0], collectorId: other.collectorId }] };
    expect((await api.call('OFFICEMANAGER', 'POST /collections/batch', { body: only })).statusCode).toBe(201);

    const bulk = { ids: [other.id], action: { kind: 'assign', collectorId: collector() } };
    const seen = await api.call('OFFICEMANAGER', 'POST /collections/bulk/preview', { body: bulk });
    expect(seen.json<BulkPreview>()).toMatchObject({ changed: 0, refused: [{ ...refusal, count: 1 }] });
    const changed = await api.call('OFFICEMANAGER', 'POST /collections/bulk', { body: { ...bulk, expectedCount: 1 } });
    expect(changed.json<BulkProgress>().failures).toMatchObject([{ id: other.id, ...refusal }]);

    // The last collector of an agency has its series without a collector.
    const [collected] = planned;
    if (!collected) throw new Error('Nothing is planned');
    for (const plan of [
      { agencyId, collectorId: collector() },
      { agencyId: collected.agencyId, collectorId: null },
    ]) {
      const series = await api.call('OFFICEMANAGER', 'POST /pick-up-series', {
        body: { ...seriesOf(scheduledAmount), officeId: office(), ...plan },
      });
      expect(series.json()).toMatchObject(refusal);
    }
    const kept = { roundPosition: 3, scheduledAmount: 130 };
    expect((await api.call('OFFICEMANAGER', `PATCH /collections/${collected.id}`, { body: kept })).statusCode).toBe(
      200,
    );
    await collect(1);
  });

  it('stop an import of the rows of that collector alone', async () => {
    const { preview, rows } = importing(api);
    const [{ name, email }, mine] = [await personOf(collector()), await newCollector(api)];
    const { email: free } = await personOf(mine);
    const agency = { ...agencyInput(office()), name: 'Limited imports' };
    await api.call('ADMIN', 'POST /agencies', { body: agency });
    const line = (date: string, who: string) => `${agency.name},${who},${date},50,USD`;
    const file = ['Agency,Collector,Date,Amount,Currency', line('2030-05-02', email), line('2030-05-03', free)];
    const { id } = await preview('collections', file.join('\n'));
    const [stopped, free1] = await rows(id);
    expect(stopped).toMatchObject({
      kind: 'wrong',
      problems: [{ path: 'collector', code: 'limit-exceeded', values: { name } }],
    });
    expect(free1).toMatchObject({ kind: 'new' });
  });

  it('are those of one collector before those of all', async () => {
    await set([ofCollectors(100, 200), ofCollectors(null, 500, collector())]);
    expect([await alerts(), await passed()]).toEqual([[], []]);
    await scheduleCollection(api);
    await set([ofCollectors(100, 200)]);
    expect(await alerts()).toHaveLength(2);
    await handOver(200);
    expect([await alerts(), await passed()]).toEqual([[], []]);
    await scheduleCollection(api);
  });

  async function personOf(id: string) {
    return (await api.call('SUPERADMIN', `GET /users/${id}`)).json<{ name: string; email: string }>();
  }
});

function seriesOf(scheduledAmount: number) {
  return {
    rrule: 'FREQ=DAILY',
    startDate: '2090-01-01',
    localTime: '09:30',
    scheduledAmount,
    currency: 'USD',
    alertBefore24Hours: false,
    holidayRule: 'SKIP',
  };
}
