import type { Approval } from '@comptoir/api-contract/approvals';
import type { Role } from '@comptoir/api-contract/roles';
import type { LightMyRequestResponse } from 'fastify';
import { describeApi } from '../../test/api';
import { openCase } from '../../test/cash-cases';
import { scheduleCollection } from '../../test/collections';
import { addFloat } from '../../test/money';
import { withoutGuard } from '../../test/without-triggers';

describeApi('several calls below a threshold', (api) => {
  const office = () => api.business().offices.algiers;
  const rule = (kind: string, more: object = {}) =>
    api.call('SUPERADMIN', 'POST /approval-rules', {
      body: { kind, approverRole: 'ADMIN', currency: 'USD', threshold: 100, ...more },
    });
  const transact = (role: Role, amount: number, officeId = office()) =>
    api.call(role, 'POST /transactions', {
      body: { officeId, date: new Date().toISOString(), amount, currency: 'USD', description: 'Tea' },
    });
  const trade = (role: Role, oldAmount: number) =>
    api.call(role, 'POST /trades', {
      body: { officeId: office(), oldAmount, oldCurrency: 'USD', newAmount: oldAmount, newCurrency: 'EUR', rate: 1 },
    });
  const decide = async (id: string, more: object) => {
    const { hash } = (await api.call('ADMIN', `GET /approvals/${id}`)).json<Approval>();
    return api.call('ADMIN', `POST /approvals/${id}/decision`, { body: { hash, ...more } });
  };
  const idOf = (answer: LightMyRequestResponse) => answer.json<{ approval: { id: string } }>().approval.id;
  /** Calls of a SUPERADMIN about 60 USD. */
  const calls = {
    TRADE: () => trade('SUPERADMIN', 60),
    EXPENSE: () => transact('SUPERADMIN', -60),
    FLOAT: () => transact('SUPERADMIN', 60),
    REVERSAL: async () => {
      const { id } = (await transact('SUPERADMIN', -60)).json<{ id: string }>();
      return api.call('SUPERADMIN', `POST /transactions/${id}/reversal`, { body: { reason: 'Twice' } });
    },
    CORRECTION: async () => {
      const { id } = await scheduleCollection(api);
      await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: { collectedAmount: 120.5 } });
      const body = { collectedAmount: 60.5, correctionReason: 'Typed wrong' };
      return api.call('SUPERADMIN', `PATCH /collections/${id}`, { body });
    },
    WRITE_OFF: async () => {
      const ownerId = api.business().people.COLLECTOR.id;
      const id = await openCase(api.connection(), { officeId: office(), ownerId, minor: -6_000n });
      const body = { resolution: 'WRITTEN_OFF', reason: 'Not found' };
      return api.call('SUPERADMIN', `POST /cash/cases/${id}/resolution`, { body, headers: { 'if-match': '*' } });
    },
  };

  beforeAll(async () => {
    await addFloat(api, office(), 5000);
    await addFloat(api, api.business().offices.oran, 5000);
  });
  afterEach(() => api.connection().updateTable('approvalRules').set({ endedAt: new Date() }).execute());

  it.each(Object.entries(calls))('wait when their sum is above it: %s', async (kind, call) => {
    // Floats of the set-up count as well.
    await rule(kind, kind === 'FLOAT' ? { threshold: 10_100 } : {});
    expect((await call()).statusCode).toBeLessThan(202);
    const second = await call();
    expect(second.statusCode).toBe(202);
    expect((await decide(idOf(second), { decision: 'APPROVE' })).json()).toMatchObject({ kind, status: 'APPROVED' });
  });

  it('count if they wait, and not if they were declined, are a day old or of another person', async () => {
    await rule('TRADE', { officeId: office(), threshold: 200 });
    expect((await trade('OFFICEMANAGER', 150)).statusCode).toBe(201);
    const waiting = await trade('OFFICEMANAGER', 60);
    expect(waiting.statusCode).toBe(202);
    const another = await trade('OFFICEMANAGER', 40);
    expect(another.statusCode).toBe(202);
    for (const one of [waiting, another]) await decide(idOf(one), { decision: 'DECLINE', note: 'Not now' });
    expect((await trade('OFFICEMANAGER', 40)).statusCode).toBe(201);
    expect((await trade('ADMIN', 190)).statusCode).toBe(201);
    expect((await trade('OFFICEMANAGER', 190)).statusCode).toBe(202);
    await withoutGuard(api.connection(), [`update journal_entries set booked_at = booked_at - interval '25 hours'`]);
    expect((await trade('OFFICEMANAGER', 190)).statusCode).toBe(202);
    await api.connection().updateTable('approvals').set({ status: 'WITHDRAWN' }).execute();
    expect((await trade('OFFICEMANAGER', 190)).statusCode).toBe(201);
  });

  it('are added up over all offices of a rule, also at once', async () => {
    await rule('EXPENSE', { countryCode: 'DZ' });
    const { algiers, oran } = api.business().offices;
    const offices = [algiers, oran, algiers, oran, algiers, oran];
    const answers = await Promise.all(offices.map((officeId) => transact('ADMIN', -60, officeId)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  });
});
