import type { Approval } from '@comptoir/api-contract/approvals';
import type { ApprovalRule } from '@comptoir/api-contract/approval-rules';
import type { DayOfList } from '@comptoir/api-contract/business-days';
import { v7 as newId } from 'uuid';
import { describeApi } from '../../test/api';
import { openCase } from '../../test/cash-cases';
import { addFloat, balanceOf } from '../../test/money';
import { signIns } from '../../test/second-steps';

describeApi('an approved request', (api) => {
  const { login } = signIns(api);
  const office = () => api.business().offices.algiers;
  const rule = { threshold: 0, approverRole: 'ADMIN' };
  type Request = Parameters<typeof api.call>[1];
  /** Answer of the call, then of its approval by another person. */
  const approve = async (request: Request, body: object, headers = {}) => {
    const requested = await api.call('SUPERADMIN', request, { body, headers: { 'if-match': '*' } });
    if (requested.statusCode !== 202) throw new Error(`${requested.statusCode} ${requested.body}`);
    const { approval } = requested.json<{ approval: { id: string } }>();
    const [role, more] =
      Object.keys(headers).length > 0 ? (['nobody', { headers }] as const) : (['ADMIN', {}] as const);
    const { hash } = (await api.call(role, `GET /approvals/${approval.id}`, more)).json<Approval>();
    const decision = { ...more, body: { decision: 'APPROVE', hash } };
    return (await api.call(role, `POST /approvals/${approval.id}/decision`, decision)).json<Approval>();
  };
  const newest = async () => (await api.call('ADMIN', `GET /days?officeId=${office()}`)).json<DayOfList[]>()[0];
  const stateOfCase = async (id: string) =>
    (await api.call('ADMIN', `GET /cash/cases/${id}`)).json<{ state: string }>().state;

  const kinds: Record<string, () => Promise<{ request: Request; body: object; state: () => Promise<unknown> }>> = {
    FLOAT: async () => ({
      request: 'POST /transactions',
      body: { officeId: office(), date: new Date().toISOString(), amount: 5, currency: 'USD', description: 'More' },
      state: () => balanceOf(api, office()),
    }),
    WRITE_OFF: async () => {
      const ownerId = api.business().people.COLLECTOR.id;
      const id = await openCase(api.connection(), { officeId: office(), ownerId, minor: -500n });
      return {
        request: `POST /cash/cases/${id}/resolution`,
        body: { resolution: 'WRITTEN_OFF', reason: 'Not found' },
        state: () => stateOfCase(id),
      };
    },
    REOPEN_DAY: async () => {
      const day = (await newest())?.day ?? '';
      const here = `${day}/counts?officeId=${office()}` as const;
      const counts = { '1': await balanceOf(api, office()) };
      await api.call('ADMIN', `POST /days/${here}`, { body: { scope: 'TILL', lines: [{ currency: 'USD', counts }] } });
      await api.call('ADMIN', `POST /days/${day}/closing?officeId=${office()}`, { body: {} });
      return {
        request: `POST /days/${day}/reopening?officeId=${office()}`,
        body: { reason: 'A bundle was found' },
        state: async () => (await newest())?.state,
      };
    },
  };
  const outcomes: Record<string, [unknown, unknown]> = {
    FLOAT: [995, 1_000],
    WRITE_OFF: ['OPEN', 'RESOLVED'],
    REOPEN_DAY: ['CLOSED', 'OPEN'],
  };

  beforeAll(async () => {
    await api.call('ADMIN', `PATCH /cash/custody/${office()}`, { body: { mode: 'CUSTODY' } });
    await addFloat(api, office(), 995);
  });

  it.each(Object.entries(kinds))('is done then, and not before: %s', async (kind, prepare) => {
    await api.call('SUPERADMIN', 'POST /approval-rules', { body: { ...rule, kind } });
    const { request, body, state } = await prepare();
    const before = await state();
    expect(await approve(request, body)).toMatchObject({ kind, status: 'APPROVED' });
    expect([before, await state()]).toEqual(outcomes[kind]);
  });

  it('may change the rules', async () => {
    const email = `${newId()}@test.example`;
    const { passwordHash } = await api
      .connection()
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', api.business().people.SUPERADMIN.id)
      .executeTakeFirstOrThrow();
    const second = { id: newId(), name: 'Second', role: 'SUPERADMIN' as const, email, phone: null, verified: true };
    await api
      .connection()
      .insertInto('users')
      .values({ ...second, passwordHash, officeId: null, countryCode: null })
      .execute();
    const headers = {
      authorization: `Bearer ${(await login(email)).answer.json<{ access_token: string }>().access_token}`,
    };
    const rules = async () => (await api.call('SUPERADMIN', 'GET /approval-rules')).json<ApprovalRule[]>();
    const kindsOf = async () => (await rules()).map(({ kind }) => kind);
    const first = { ...rule, kind: 'RULES', approverRole: 'SUPERADMIN' };
    expect((await api.call('SUPERADMIN', 'POST /approval-rules', { body: first })).statusCode).toBe(201);
    expect(await kindsOf()).not.toContain('TRADE');
    const added = await approve('POST /approval-rules', { ...rule, kind: 'TRADE', threshold: 7 }, headers);
    expect(added).toMatchObject({ kind: 'RULES', status: 'APPROVED' });
    expect(await kindsOf()).toContain('TRADE');
    const id = (await rules()).find(({ kind }) => kind === 'RULES')?.id ?? '';
    expect(await approve(`POST /approval-rules/${id}/end`, {}, headers)).toMatchObject({ status: 'APPROVED' });
    expect(await kindsOf()).not.toContain('RULES');
  });
});
