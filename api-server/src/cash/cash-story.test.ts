import type { BusinessDay, DayOfList } from '@comptoir/api-contract/business-days';
import type { CashPosition } from '@comptoir/api-contract/cash';
import type { CashCase } from '@comptoir/api-contract/cash-cases';
import type { Handover } from '@comptoir/api-contract/handovers';
import { describeApiOnBoth } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import { verifyBooks } from '../books/verify-books';

// On both databases because of locks and triggers.
describeApiOnBoth('an evening in an office with custody', (api) => {
  const office = () => api.business().offices.algiers;
  const dinars = (amount: number) => [{ currency: 'DZD', counts: { '1': amount } }];
  const position = async () =>
    (await api.call('ADMIN', `GET /cash/position?officeId=${office()}`))
      .json<CashPosition[]>()
      .find(({ currency }) => currency === 'DZD');
  const offer = async (role: 'COLLECTOR' | 'OFFICEMANAGER', body: object) =>
    (await api.call(role, 'POST /handovers', { body })).json<Handover>();
  const step = async (role: Parameters<typeof api.call>[0], id: string, name: string, body: object) =>
    (await api.call(role, `POST /handovers/${id}/${name}`, { body, headers: { 'if-match': '*' } })).json<Handover>();
  const collect = async (amount: number) => {
    const { id } = await scheduleCollection(api, { currency: 'DZD', scheduledAmount: amount });
    await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: { collectedAmount: amount } });
  };

  it('ends with a case for what is missing, a deposit on its way and a closed day', async () => {
    await api.call('ADMIN', `PATCH /cash/custody/${office()}`, { body: { mode: 'CUSTODY' } });
    await collect(40_000);
    const equal = await offer('COLLECTOR', { kind: 'COLLECTOR_TO_OFFICE', lines: dinars(40_000) });
    expect((await step('OFFICEMANAGER', equal.id, 'count', { lines: dinars(40_000) })).state).toBe('ACCEPTED');

    await collect(20_000);
    const short = await offer('COLLECTOR', { kind: 'COLLECTOR_TO_OFFICE', lines: dinars(20_000) });
    await step('OFFICEMANAGER', short.id, 'count', { lines: dinars(19_500) });
    await step('COLLECTOR', short.id, 'agreement', { agree: false, note: 'It was all there' });
    const recounted = await step('ADMIN', short.id, 'recount', { lines: dinars(19_500) });
    expect([recounted.state, recounted.caseIds.length]).toEqual(['RECOUNTED', 1]);
    const [opened] = (await api.call('COLLECTOR', 'GET /cash/cases')).json<CashCase[]>();
    expect(opened).toMatchObject({ amount: -500, state: 'OPEN', owner: { id: api.business().people.COLLECTOR.id } });

    const toVault = await offer('OFFICEMANAGER', { kind: 'TILL_TO_VAULT', lines: dinars(50_000) });
    await step('ADMIN', toVault.id, 'count', { lines: dinars(50_000) });
    await offer('OFFICEMANAGER', { kind: 'TO_BANK', source: 'VAULT', seal: 'DZ 4711', lines: dinars(45_000) });
    await collect(3_000);
    const late = await offer('COLLECTOR', { kind: 'COLLECTOR_TO_OFFICE', lines: dinars(3_000) });

    const [today] = (await api.call('OFFICEMANAGER', 'GET /days')).json<DayOfList[]>();
    const day = `/days/${today?.day ?? ''}` as const;
    await api.call('OFFICEMANAGER', `POST ${day}/counts`, { body: { scope: 'TILL', lines: dinars(9_500) } });
    await api.call('OFFICEMANAGER', `POST ${day}/counts`, { body: { scope: 'VAULT', lines: dinars(5_000) } });
    const blocked = await api.call('OFFICEMANAGER', `POST ${day}/closing`, { body: {} });
    expect(blocked.json()).toMatchObject({ statusCode: 409, code: 'day-blocked' });
    const postpone = [{ handoverId: late.id, reason: 'The bag is in the safe, counted tomorrow' }];
    const closed = await api.call('OFFICEMANAGER', `POST ${day}/closing`, { body: { postpone } });
    const [kept] = closed.json<BusinessDay>().reports;
    expect(kept?.report.waiting.map(({ handoverId }) => handoverId)).toContain(late.id);

    await collect(1_000);
    const days = (await api.call('OFFICEMANAGER', 'GET /days')).json<DayOfList[]>();
    expect(days).toHaveLength(2);
    expect(await position()).toMatchObject({ till: 9_500, vault: 5_000, bank: 0, hands: [{ amount: 4_000 }] });
    expect((await position())?.onTheWay).toMatchObject([{ amount: 45_000 }]);
    expect((await verifyBooks(api.connection())).faults).toEqual([]);
  });
});
