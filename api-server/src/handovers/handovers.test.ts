import type { CashPosition } from '@comptoir/api-contract/cash';
import type { Handover, HandoverReceivers } from '@comptoir/api-contract/handovers';
import { describeApiOnBoth } from '../../test/api';
import { addFloat, balanceOf } from '../../test/money';
import { scheduleCollection } from '../../test/collections';
import { verifyBooks } from '../books/verify-books';

// On both databases because of locks and the trigger.
describeApiOnBoth('a handover', (api) => {
  const office = () => api.business().offices.algiers;
  const collector = () => api.business().people.COLLECTOR.id;
  const notes = (amount: number, currency = 'USD') => ({ lines: [{ currency, counts: { '1': amount } }] });
  const offer = async (role: 'COLLECTOR' | 'OFFICEMANAGER' | 'ADMIN', body: object) =>
    api.call(role, 'POST /handovers', { body });
  const step = (role: Parameters<typeof api.call>[0], id: string, name: string, body: object, headers = {}) =>
    api.call(role, `POST /handovers/${id}/${name}`, { body, headers: { 'if-match': '*', ...headers } });
  const offered = async (amount: number) =>
    (await offer('COLLECTOR', { kind: 'COLLECTOR_TO_OFFICE', ...notes(amount) })).json<Handover>();
  const position = async () =>
    (await api.call('ADMIN', `GET /cash/position?officeId=${office()}`)).json<CashPosition[]>()[0];
  const held = async () => {
    const { till, vault, hands, cases, onTheWay, bank } = (await position()) ?? {};
    const sum = (rows: readonly { amount: number }[] = []) => rows.reduce((total, { amount }) => total + amount, 0);
    return { till, vault, hand: sum(hands), cases: sum(cases), onTheWay: sum(onTheWay), bank };
  };

  beforeAll(async () => {
    await addFloat(api, office(), 1_000);
    for (const id of [office(), api.business().offices.oran])
      await api.call('ADMIN', `PATCH /cash/custody/${id}`, { body: { mode: 'CUSTODY' } });
    const { id } = await scheduleCollection(api, { scheduledAmount: 500 });
    await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: { collectedAmount: 500 } });
  });

  it('is booked at once if the blind count equals the declaration', async () => {
    const { id, number, lines } = await offered(100);
    expect([number, lines[0]?.declared]).toEqual(['1', { amount: 100, counts: { '1': 100 } }]);
    for (const path of [`/handovers/${id}`, '/handovers'] as const) {
      const seen = await api.call('OFFICEMANAGER', `GET ${path}`);
      expect([seen.statusCode, seen.body.includes('100')]).toEqual([200, false]);
    }
    expect((await step('OFFICEMANAGER', id, 'count', notes(100), { 'if-match': '"9"' })).statusCode).toBe(412);
    const counted = await step('OFFICEMANAGER', id, 'count', notes(100));
    expect(counted.json<Handover>()).toMatchObject({ state: 'ACCEPTED', lines: [{ declared: { amount: 100 } }] });
    expect(await held()).toEqual({ till: 1_100, vault: 0, hand: 400, cases: 0, onTheWay: 0, bank: 0 });
    expect(await balanceOf(api, office())).toBe(1_100);
  });

  it('opens a case of the giver if the giver agrees to another count', async () => {
    const { id } = await offered(100);
    expect((await step('OFFICEMANAGER', id, 'count', notes(95))).json()).toMatchObject({
      state: 'COUNTED',
      lines: [{ declared: { amount: 100 }, counted: { amount: 95 } }],
    });
    const third = (await api.call('ADMIN', `GET /handovers/${id}`)).json<Handover>();
    expect(third.lines).toEqual([{ currency: 'USD', declared: null, counted: null, recounted: null }]);
    expect((await step('OFFICEMANAGER', id, 'agreement', { agree: true })).statusCode).toBe(403);
    const agreed = (await step('COLLECTOR', id, 'agreement', { agree: true })).json<Handover>();
    expect([agreed.state, agreed.caseIds.length]).toEqual(['ACCEPTED', 1]);
    expect(await held()).toEqual({ till: 1_195, vault: 0, hand: 300, cases: 5, onTheWay: 0, bank: 0 });
  });

  it('is counted by a third person after a dispute', async () => {
    const { id } = await offered(100);
    await step('OFFICEMANAGER', id, 'count', notes(90));
    expect((await step('COLLECTOR', id, 'agreement', { agree: false, note: 'It was 100' })).json()).toMatchObject({
      state: 'DISPUTED',
      note: 'It was 100',
    });
    expect((await step('OFFICEMANAGER', id, 'recount', notes(90))).json()).toMatchObject({
      code: 'handover-both-sides',
    });
    expect((await step('ADMIN', id, 'recount', notes(102))).json()).toMatchObject({
      state: 'RECOUNTED',
      lines: [{ declared: { amount: 100 }, counted: { amount: 90 }, recounted: { amount: 102 } }],
    });
    expect(await held()).toEqual({ till: 1_297, vault: 0, hand: 200, cases: 3, onTheWay: 0, bank: 0 });
  });

  it('is never confirmed on both sides by one person, and not above what the giver holds', async () => {
    const deposit = await offer('OFFICEMANAGER', { kind: 'TILL_TO_VAULT', ...notes(50) });
    const { id } = deposit.json<Handover>();
    expect((await step('OFFICEMANAGER', id, 'count', notes(50))).json()).toMatchObject({
      statusCode: 403,
      code: 'handover-both-sides',
    });
    expect((await step('COLLECTOR', id, 'count', notes(50))).statusCode).toBe(404);
    expect((await step('ADMIN', id, 'count', notes(50))).json()).toMatchObject({ state: 'ACCEPTED' });
    await offered(150);
    expect((await offer('COLLECTOR', { kind: 'COLLECTOR_TO_OFFICE', ...notes(0) })).statusCode).toBe(422);
    const tooMuch = await offer('COLLECTOR', { kind: 'COLLECTOR_TO_OFFICE', ...notes(51) });
    expect(tooMuch.json()).toMatchObject({ code: 'balance-too-low', values: { available: '50.00' } });
    const foreign = { lines: [{ currency: 'USD', counts: { '2000': 1 } }] };
    expect((await offer('COLLECTOR', { kind: 'COLLECTOR_TO_OFFICE', ...foreign })).statusCode).toBe(422);
    expect((await offer('COLLECTOR', { kind: 'TILL_TO_VAULT', ...notes(1) })).statusCode).toBe(403);
    const [pending] = (await api.call('COLLECTOR', 'GET /handovers?pending=true')).json<Handover[]>();
    const withdrawn = await step('COLLECTOR', pending?.id ?? '', 'withdrawal', { reason: 'Counted wrongly' });
    expect(withdrawn.json()).toMatchObject({ state: 'WITHDRAWN' });
    expect((await step('ADMIN', pending?.id ?? '', 'count', notes(150))).json()).toMatchObject({
      code: 'handover-state',
    });
    expect(await held()).toEqual({ till: 1_247, vault: 50, hand: 200, cases: 3, onTheWay: 0, bank: 0 });
  });

  it('is listed with those of one collector', async () => {
    const listed = async (collectorId: string) =>
      (await api.call('OFFICEMANAGER', `GET /handovers?collectorId=${collectorId}`)).json<Handover[]>();
    expect(new Set((await listed(collector())).map(({ from }) => from.id))).toEqual(new Set([collector()]));
    expect(await listed(office())).toEqual([]);
  });

  it('gives a float to a collector, who counts it', async () => {
    const body = { kind: 'OFFICE_TO_COLLECTOR', toUserId: collector(), ...notes(20) };
    const { id } = (await offer('OFFICEMANAGER', body)).json<Handover>();
    expect((await step('ADMIN', id, 'count', notes(20))).statusCode).toBe(403);
    for (const person of [collector(), api.business().people.OFFICEMANAGER.id])
      expect((await api.call('SUPERADMIN', `DELETE /users/${person}`)).json()).toMatchObject({ code: 'holds-cash' });
    expect((await step('COLLECTOR', id, 'count', notes(21))).json()).toMatchObject({ state: 'COUNTED' });
    await step('OFFICEMANAGER', id, 'agreement', { agree: true });
    expect(await held()).toEqual({ till: 1_227, vault: 50, hand: 221, cases: 2, onTheWay: 0, bank: 0 });
  });

  it('sends cash to a bank, and is confirmed by the number of the slip', async () => {
    const { id } = (await offer('OFFICEMANAGER', { kind: 'TO_BANK', source: 'VAULT', ...notes(30) })).json<Handover>();
    expect(await held()).toEqual({ till: 1_227, vault: 20, hand: 221, cases: 2, onTheWay: 30, bank: 0 });
    expect((await step('ADMIN', id, 'count', notes(30))).json()).toMatchObject({ code: 'slip-required' });
    await step('ADMIN', id, 'count', { ...notes(30), slip: 'BNA 4711' });
    expect(await held()).toEqual({ till: 1_227, vault: 20, hand: 221, cases: 2, onTheWay: 0, bank: 30 });
  });

  it('moves cash to another office, in two journals', async () => {
    const { oran, paris } = api.business().offices;
    const receivers = (await api.call('OFFICEMANAGER', 'GET /handovers/receivers')).json<HandoverReceivers>();
    expect(receivers.collectors.map(({ id }) => id)).toContain(collector());
    expect(receivers.offices.map(({ id }) => id)).toEqual([oran]);
    const foreign = await api.call('OFFICEMANAGER', `GET /handovers/receivers?officeId=${paris}`);
    expect(foreign.statusCode).toBe(403);
    const send = () => offer('OFFICEMANAGER', { kind: 'OFFICE_TO_OFFICE', toOfficeId: oran, ...notes(200) });
    const { id } = (await send()).json<Handover>();
    expect(await held()).toMatchObject({ till: 1_027, onTheWay: 200 });
    expect((await step('ADMIN', id, 'withdrawal', { reason: 'Wrong bag' })).statusCode).toBe(200);
    expect(await held()).toMatchObject({ till: 1_227, onTheWay: 0 });
    const again = (await send()).json<Handover>();
    const short = await step('ADMIN', again.id, 'count', notes(190));
    expect(short.json()).toMatchObject({ state: 'COUNTED' });
    await step('OFFICEMANAGER', again.id, 'agreement', { agree: true });
    expect(await held()).toMatchObject({ till: 1_027, onTheWay: 0, cases: 2 });
    expect(await balanceOf(api, oran)).toBe(190);
  });

  it('is booked once, however often it is counted at the same time', async () => {
    const { id } = await offered(10);
    const answers = await Promise.all(Array.from({ length: 50 }, () => step('OFFICEMANAGER', id, 'count', notes(10))));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await held()).toMatchObject({ till: 1_037, hand: 211 });
  });

  it('corrects a collected amount in the hand after a float that was short', async () => {
    const before = await held();
    const { id: collectionId } = await scheduleCollection(api, { scheduledAmount: 40 });
    await api.call('COLLECTOR', `PATCH /collections/${collectionId}`, { body: { collectedAmount: 40 } });
    const body = { kind: 'OFFICE_TO_COLLECTOR', toUserId: collector(), ...notes(10) };
    const { id } = (await offer('OFFICEMANAGER', body)).json<Handover>();
    await step('COLLECTOR', id, 'count', notes(9));
    await step('OFFICEMANAGER', id, 'agreement', { agree: true });
    const correction = { collectedAmount: 45, correctionReason: 'Recounted' };
    await api.call('SUPERADMIN', `PATCH /collections/${collectionId}`, { body: correction });
    expect(await held()).toMatchObject({ till: (before.till ?? 0) - 10, hand: before.hand + 54 });
  });

  it('is refused without custody, and leaves books that are in order', async () => {
    const { paris } = api.business().offices;
    const body = { kind: 'TILL_TO_VAULT', officeId: paris, ...notes(1) };
    expect((await api.call('SUPERADMIN', 'POST /handovers', { body })).json()).toMatchObject({ code: 'custody-off' });
    expect((await verifyBooks(api.connection())).faults).toEqual([]);
  });
});
