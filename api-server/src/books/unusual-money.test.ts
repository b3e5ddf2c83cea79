import { randomUUID } from 'node:crypto';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Role } from '@comptoir/api-contract/roles';
import { describeApi } from '../../test/api';
import { addFloat } from '../../test/money';
import { scheduleCollection } from '../../test/collections';

describeApi('unusual money', (api) => {
  const officeWith = async (amount: number, currency: CurrencyCode = 'USD') => {
    const body = { name: 'Unusual', city: 'Oran', countryCode: 'DZ' };
    const { id } = (await api.call('ADMIN', 'POST /offices', { body })).json<{ id: string }>();
    await addFloat(api, id, amount, currency);
    return id;
  };

  const record = (role: Role, id: string, body: object) => api.call(role, `PATCH /collections/${id}`, { body });

  const trade = (officeId: string, rate: number, more: object = {}) => {
    const body = {
      officeId,
      oldAmount: 10,
      oldCurrency: 'USD',
      newAmount: Number((10 * rate).toFixed(2)),
      newCurrency: 'DZD',
      rate,
      ...more,
    };
    return api.call('ADMIN', 'POST /trades', { body });
  };

  const lastLineOf = async (entity: string, id: string) => {
    const answer = await api.call('ADMIN', `GET /audit?entity=${entity}&id=${id}`);
    return answer.json<{ after: object }[]>()[0]?.after;
  };

  it.each([
    [1446, 'This is 12 times the scheduled amount: give a reason'],
    [1205, 'This is 10 times the scheduled amount: give a reason'],
    [241, 'This is 2 times the scheduled amount: give a reason'],
    [60.24, 'This is less than half of the scheduled amount: give a reason'],
    [0, 'This is less than half of the scheduled amount: give a reason'],
  ])('requires a reason for %p collected of 120.50, and books nothing without', async (collectedAmount, message) => {
    const { id } = await scheduleCollection(api);
    const amount = { collectedAmount, collectionNotes: [] };
    const headers = { 'idempotency-key': `unusual ${id}` };
    const refused = await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: amount, headers });
    expect(refused.json()).toMatchObject({ statusCode: 422, issues: [{ path: 'reason', message }] });
    expect((await record('COLLECTOR', id, { ...amount, reason: ' ' })).statusCode).toBe(422);
    expect((await record('COLLECTOR', id, { ...amount, collectionNotes: [{ note: ' ' }] })).statusCode).toBe(422);
    expect((await api.call('COLLECTOR', `GET /collections/${id}`)).json()).toMatchObject({ collectedAmount: null });
  });

  it.each([240.99, 120.5, 60.25])('accepts %p of 120.50 without a reason', async (collectedAmount) => {
    const { id } = await scheduleCollection(api);
    expect((await record('COLLECTOR', id, { collectedAmount })).json()).not.toHaveProperty('amountReason');
  });

  it('accepts a note as the reason, also for an offline recording', async () => {
    const { id } = await scheduleCollection(api);
    const recording = { collectedAmount: 1205, recordedAt: new Date().toISOString(), recordingId: randomUUID() };
    expect((await record('COLLECTOR', id, recording)).statusCode).toBe(422);
    const collectionNotes = [{ note: 'Arrears of a year' }];
    expect((await record('COLLECTOR', id, { ...recording, collectionNotes })).json()).toMatchObject({
      amountReason: 'Arrears of a year',
      collectionNotes: [{ note: 'Arrears of a year' }],
    });
  });

  it('accepts the reason of a correction for the first amount', async () => {
    const { id } = await scheduleCollection(api);
    const correctionReason = 'The paper says so';
    const first = await record('SUPERADMIN', id, { collectedAmount: 1205, collectionNotes: [], correctionReason });
    expect(first.json()).toMatchObject({ collectedAmount: 1205, amountReason: correctionReason });
  });

  it('stores the reason with record, history and entry', async () => {
    const { id } = await scheduleCollection(api);
    const amount = { collectedAmount: 1446, collectionNotes: [] };
    const reason = 'Arrears of a year';
    const booked = await record('COLLECTOR', id, { ...amount, reason });
    expect(booked.json()).toMatchObject({ collectedAmount: 1446, amountReason: reason });
    expect(await lastLineOf('collection', id)).toMatchObject({ collectedAmount: 1446, amountReason: reason });
    const { algiers } = api.business().offices;
    const book = await api.call('ADMIN', `GET /general-ledger?officeId=${algiers}&collectionId=${id}`);
    const [entry] = book.json<{ generalLedgers: { id: string }[] }>().generalLedgers;
    const detail = await api.call('ADMIN', `GET /general-ledger/${entry?.id}?officeId=${algiers}`);
    expect(detail.json()).toMatchObject({ reason });
  });

  it('requires a reason for a correction, and drops it with a usual amount', async () => {
    const { id } = await scheduleCollection(api);
    expect((await record('COLLECTOR', id, { collectedAmount: 240 })).json()).not.toHaveProperty('amountReason');
    const refused = await record('SUPERADMIN', id, { collectedAmount: 241 });
    expect(refused.json()).toMatchObject({ statusCode: 422, issues: [{ path: 'correctionReason' }] });
    const corrected = await record('SUPERADMIN', id, { collectedAmount: 241, correctionReason: 'Twice, for two days' });
    expect(corrected.json()).toMatchObject({ amountReason: 'Twice, for two days' });
    const usual = await record('SUPERADMIN', id, { collectedAmount: 120 });
    expect(usual.json()).not.toHaveProperty('amountReason');
  });

  it('accepts any rate for the first trade of a pair, and requires a reason above 20 % deviation later', async () => {
    const officeId = await officeWith(1000);
    expect((await trade(officeId, 134.2)).statusCode).toBe(201);
    expect((await trade(officeId, 161.04)).statusCode).toBe(201);
    const far = await trade(officeId, 176);
    expect(far.json()).toMatchObject({
      statusCode: 422,
      issues: [{ path: 'reason', message: 'This rate is 31 % above the last ones, 134.20: give a reason' }],
    });
    const low = await trade(officeId, 13.42);
    expect(low.json<{ message: string }>().message).toBe(
      'This rate is 90 % below the last ones, 134.20: give a reason',
    );

    const reason = 'The market of this morning';
    const created = await trade(officeId, 176, { reason });
    const { id } = created.json<{ id: string }>();
    expect(created.statusCode).toBe(201);
    expect((await api.call('ADMIN', `GET /trades/${id}`)).json()).toMatchObject({ reason });
    expect(await lastLineOf('trade', id)).toMatchObject({ rate: 176, reason });
  });

  it('compares sales and purchases separately, and quotes both in the direction of the pair', async () => {
    const officeId = await officeWith(1000);
    await addFloat(api, officeId, 100_000, 'DZD');
    const back = (rate: number, more: object = {}) =>
      trade(officeId, rate, {
        oldAmount: 1000,
        oldCurrency: 'DZD',
        newAmount: Number((1000 * rate).toFixed(2)),
        newCurrency: 'USD',
        ...more,
      });
    for (const rate of [130, 131, 132]) expect((await trade(officeId, rate)).statusCode).toBe(201);
    // 1 USD = 150 DZD is close to the buying rate; from here only sales count.
    expect((await back(0.006_666_67)).statusCode).toBe(201);
    expect((await back(0.008)).statusCode).toBe(201);
    expect((await trade(officeId, 131)).statusCode).toBe(201);
    const far = await back(0.016_666_67);
    expect(far.json<{ message: string }>().message).toBe(
      'This rate is 60 % below the last ones, 150.00: give a reason',
    );
  });

  it('compares with the median of recent trades of the office in both directions, without reversed ones', async () => {
    const officeId = await officeWith(1000);
    await addFloat(api, officeId, 100_000, 'DZD');
    const back = { oldAmount: 1250, oldCurrency: 'DZD', newAmount: 10, newCurrency: 'USD' };
    expect((await trade(officeId, 0.008, back)).statusCode).toBe(201);
    expect((await trade(officeId, 90)).json<{ message: string }>().message).toContain(
      '28 % below the last ones, 125.00',
    );
    const slip = await trade(officeId, 1250, { reason: 'A slip' });
    const { id } = slip.json<{ id: string }>();
    await api.call('ADMIN', `POST /trades/${id}/reversal`, { body: { reason: 'A slip' } });
    for (const rate of [126, 127, 128]) expect((await trade(officeId, rate)).statusCode).toBe(201);
    expect((await trade(officeId, 250, { reason: 'Once' })).statusCode).toBe(201);
    expect((await trade(officeId, 126)).statusCode).toBe(201);
    expect((await trade(await officeWith(1000), 250)).statusCode).toBe(201);
  });
});
