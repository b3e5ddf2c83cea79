import type { CashPosition } from '@comptoir/api-contract/cash';
import type { BusinessDay, DayOfList } from '@comptoir/api-contract/business-days';
import type { Handover } from '@comptoir/api-contract/handovers';
import type { Role } from '@comptoir/api-contract/roles';
import { describeApiOnBoth } from '../../test/api';
import { newCollector, scheduleCollection } from '../../test/collections';
import { addFloat, balanceOf } from '../../test/money';
import { verifyBooks } from '../books/verify-books';

const ROUNDS = 10;

// On both databases because of locks.
describeApiOnBoth('steps of a handover at the same time', (api) => {
  const office = () => api.business().offices.algiers;
  const notes = (amount: number) => ({ lines: [{ currency: 'USD', counts: { '1': amount } }] });
  const offer = async (role: Role, body: object) =>
    (await api.call(role, 'POST /handovers', { body })).json<Handover>();
  const step = (role: Role, id: string, name: string, body: object) =>
    api.call(role, `POST /handovers/${id}/${name}`, { body, headers: { 'if-match': '*' } });
  const read = async (role: Role, id: string) => (await api.call(role, `GET /handovers/${id}`)).json<Handover>();
  const collect = async (collectedAmount: number) => {
    const { id } = await scheduleCollection(api, { scheduledAmount: collectedAmount });
    return api.call('COLLECTOR', `PATCH /collections/${id}`, { body: { collectedAmount } });
  };
  const spend = (amount: number) =>
    api.call('OFFICEMANAGER', 'POST /transactions', {
      body: {
        officeId: office(),
        date: new Date().toISOString(),
        amount: -amount,
        currency: 'USD',
        description: 'Rent',
      },
    });
  const codesOf = (answers: readonly { statusCode: number }[]) =>
    answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
  const faults = async () => (await verifyBooks(api.connection())).faults;

  beforeAll(async () => {
    await addFloat(api, office(), 1_000);
    await api.call('ADMIN', `PATCH /cash/custody/${office()}`, { body: { mode: 'CUSTODY' } });
    await collect(5_000);
  });

  it('end it once: confirmed by one of two, or withdrawn', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const till = await balanceOf(api, office());
      const { id } = await offer('COLLECTOR', { kind: 'COLLECTOR_TO_OFFICE', ...notes(10) });
      const answers = await Promise.all([
        step('OFFICEMANAGER', id, 'count', notes(10)),
        step('COLLECTOR', id, 'withdrawal', { reason: 'Counted wrongly' }),
        step('ADMIN', id, 'count', notes(10)),
      ]);
      expect(codesOf(answers)).toEqual([200, 409, 409]);
      const { state } = await read('ADMIN', id);
      expect(await balanceOf(api, office())).toBe(till + (state === 'WITHDRAWN' ? 0 : 10));
    }
  });

  it('book one count: that which the giver agreed to, or that of the third person', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const till = await balanceOf(api, office());
      const { id } = await offer('COLLECTOR', { kind: 'COLLECTOR_TO_OFFICE', ...notes(10) });
      await step('OFFICEMANAGER', id, 'count', notes(8));
      const answers = await Promise.all([
        step('ADMIN', id, 'recount', notes(9)),
        step('COLLECTOR', id, 'agreement', { agree: true }),
        step('SUPERADMIN', id, 'recount', notes(7)),
      ]);
      expect(codesOf(answers)).toEqual([200, 409, 409]);
      const { caseIds, lines } = await read('ADMIN', id);
      const [line] = lines;
      expect(caseIds).toHaveLength(1);
      expect(await balanceOf(api, office())).toBe(till + ((line?.recounted ?? line?.counted)?.amount ?? Number.NaN));
    }
  });

  it('keep the collector: an account with cash, or that gets some at that moment, is not deleted', async () => {
    for (let round = 0; round < 5; round += 1) {
      const collectorId = await newCollector(api);
      const { id } = await scheduleCollection(api, { collectorId });
      const [deleted, recorded] = await Promise.all([
        api.call('ADMIN', `DELETE /users/${collectorId}`, { headers: { 'if-match': '*' } }),
        api.call('ADMIN', `PATCH /collections/${id}`, { body: { collectedAmount: 120.5 } }),
      ]);
      expect([deleted.statusCode, recorded.statusCode]).toEqual(deleted.statusCode === 204 ? [204, 422] : [409, 200]);
    }
  });

  it('are counted with the till in one order: the difference of a count is that of its moment', async () => {
    const [{ day } = { day: '' }] = (await api.call('ADMIN', `GET /days?officeId=${office()}`)).json<DayOfList[]>();
    const till = await balanceOf(api, office());
    const { id } = await offer('COLLECTOR', { kind: 'COLLECTOR_TO_OFFICE', ...notes(10) });
    const [counted, confirmed] = await Promise.all([
      api.call('ADMIN', `POST /days/${day}/counts?officeId=${office()}`, { body: { scope: 'TILL', ...notes(till) } }),
      step('OFFICEMANAGER', id, 'count', notes(10)),
    ]);
    expect([counted.statusCode, confirmed.statusCode]).toEqual([200, 200]);
    const [attempt] = counted.json<BusinessDay>().counts.find(({ scope }) => scope === 'TILL')?.attempts ?? [];
    expect([till, till + 10]).toContain(attempt?.expected);
    expect(await balanceOf(api, office())).toBe(till + 10);
  });

  it('wait for cash that was spent meanwhile, or end by a withdrawal, also after a different count', async () => {
    const till = await balanceOf(api, office());
    const equal = await offer('OFFICEMANAGER', { kind: 'TILL_TO_VAULT', ...notes(till) });
    const short = await offer('OFFICEMANAGER', { kind: 'TILL_TO_VAULT', ...notes(till) });
    await step('ADMIN', short.id, 'count', notes(till - 1));
    expect((await step('ADMIN', short.id, 'withdrawal', { reason: 'Spent' })).json()).toMatchObject({
      code: 'handover-state',
    });
    expect((await spend(100)).statusCode).toBe(201);
    const refusal = {
      statusCode: 409,
      code: 'handover-uncovered',
      values: { available: (till - 100).toFixed(2), currency: 'USD' },
    };
    for (const answer of [
      await step('ADMIN', equal.id, 'count', notes(till)),
      await step('OFFICEMANAGER', short.id, 'agreement', { agree: true }),
      await step('SUPERADMIN', short.id, 'recount', notes(till)),
    ])
      expect(answer.json()).toMatchObject(refusal);
    // A receiver who has not counted yet gets no bound of what was declared.
    const marks = [
      await read('ADMIN', equal.id),
      await read('OFFICEMANAGER', equal.id),
      await read('SUPERADMIN', short.id),
    ].map(({ uncovered }) => uncovered);
    expect(marks).toEqual([undefined, true, true]);
    expect((await step('OFFICEMANAGER', short.id, 'withdrawal', { reason: 'Spent' })).json()).toMatchObject({
      state: 'WITHDRAWN',
      caseIds: [],
    });
    await addFloat(api, office(), 100);
    expect((await step('ADMIN', equal.id, 'count', notes(till))).json()).toMatchObject({ state: 'ACCEPTED' });
    const [position] = (await api.call('ADMIN', `GET /cash/position?officeId=${office()}`)).json<CashPosition[]>();
    expect(position).toMatchObject({ till: 0, vault: till });
  });

  it('leave books that are in order', async () => {
    expect(await faults()).toEqual([]);
  });
});
