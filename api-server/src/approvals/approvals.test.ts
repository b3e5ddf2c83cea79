import type { Approval } from '@comptoir/api-contract/approvals';
import type { ApprovalRule } from '@comptoir/api-contract/approval-rules';
import type { InboxItem } from '@comptoir/api-contract/inbox';
import type { Role } from '@comptoir/api-contract/roles';
import type { Trade } from '@comptoir/api-contract/trades';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { describeApiOnBoth } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import { inboxOf } from '../../test/inbox';
import { addFloat, balanceOf } from '../../test/money';
import { inTransaction } from '../database/transaction';
import { expireApproval } from './approvals.service';

// On both databases because of row locks, and of the rollback of a call that needs an approval.
describeApiOnBoth('a call above a threshold', (api) => {
  const office = () => api.business().offices.algiers;
  const trade = (oldAmount: number) => ({
    officeId: office(),
    oldAmount,
    oldCurrency: 'USD',
    newAmount: oldAmount * 2,
    newCurrency: 'EUR',
    rate: 2,
  });
  const rule = async (kind: string, more: object = {}) => {
    const body = { kind, approverRole: 'ADMIN', ...more };
    const answer = await api.call('SUPERADMIN', 'POST /approval-rules', { body });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<ApprovalRule>();
  };
  const send = async (role: Role, request: Parameters<typeof api.call>[1], body?: object, headers = {}) => {
    const answer = await api.call(role, request, { headers, ...(body && { body }) });
    if (answer.statusCode !== 202) throw new Error(`${answer.statusCode} ${answer.body}`);
    return answer.json<{ approval: { id: string } }>().approval.id;
  };
  const read = async (role: Role, id: string) => (await api.call(role, `GET /approvals/${id}`)).json<Approval>();
  const decide = async (role: Role, id: string, more: object = {}) => {
    const { hash } = await read('SUPERADMIN', id);
    return api.call(role, `POST /approvals/${id}/decision`, { body: { decision: 'APPROVE', hash, ...more } });
  };
  const trades = async () =>
    (await api.call('SUPERADMIN', `GET /trades?officeId=${office()}&currency=EUR`)).json<Trade[]>();
  const answers = async (role: Role) =>
    (await inboxOf(api, role)).flatMap((item: InboxItem) => (item.kind === 'approval-answered' ? [item.params] : []));

  beforeAll(() => addFloat(api, office(), 5000));
  afterEach(async () => {
    await sql`update approval_rules set ended_at = now()`.execute(api.connection());
    await sql`delete from inbox_items where kind like 'approval-%'`.execute(api.connection());
  });

  it('waits with 202 and changes nothing, and is done once when another person approves what was asked', async () => {
    await rule('TRADE', { currency: 'USD', threshold: 100, officeId: office() });
    const before = await balanceOf(api, office());
    expect((await api.call('OFFICEMANAGER', 'POST /trades', { body: trade(100) })).statusCode).toBe(201);
    const headers = { 'idempotency-key': newId() };
    const requested = await api.call('OFFICEMANAGER', 'POST /trades', { body: trade(101), headers });
    expect(requested.statusCode).toBe(202);
    const { approval } = requested.json<{ approval: { id: string } }>();
    expect(approval).toEqual({ id: approval.id, status: 'PENDING', expiresAt: expect.any(String) });
    expect(requested.headers.location).toBe(`/api/approvals/${approval.id}`);
    const again = await api.call('OFFICEMANAGER', 'POST /trades', { body: trade(101), headers });
    expect([again.statusCode, again.json(), again.headers.location]).toEqual([
      202,
      requested.json(),
      requested.headers.location,
    ]);
    expect(await balanceOf(api, office())).toBe(before - 100);

    const [item] = await inboxOf(api, 'ADMIN');
    expect(item).toMatchObject({ kind: 'approval-requested', entityId: approval.id, params: { operation: 'TRADE' } });
    expect(await read('ADMIN', approval.id)).toMatchObject({
      by: { id: api.business().people.OFFICEMANAGER.id },
      amounts: [
        { currency: 'USD', amount: 101 },
        { currency: 'EUR', amount: 202 },
      ],
      request: { operation: 'createTrade', body: trade(101) },
      mayDecide: true,
    });
    const count = (await trades()).length;
    const decided = await decide('ADMIN', approval.id, { note: 'Seen' });
    expect(decided.json()).toMatchObject({ status: 'APPROVED', decision: { note: 'Seen' } });
    const [created, ...others] = await trades();
    expect([created?.oldAmount, others.length]).toEqual([101, count]);
    expect(decided.json<Approval>().result).toEqual({ entity: 'trade', id: created?.id });
    expect(await balanceOf(api, office())).toBe(before - 201);
    expect((await decide('SUPERADMIN', approval.id)).json()).toMatchObject({ code: 'approval-over' });
    expect(await answers('OFFICEMANAGER')).toMatchObject([{ status: 'APPROVED', note: 'Seen' }]);
    expect(await inboxOf(api, 'ADMIN')).toEqual([]);
    const audit = await api.call('SUPERADMIN', `GET /audit?entity=approval&id=${approval.id}`);
    expect(audit.json<{ after: { status: string } }[]>().map(({ after }) => after.status)).toEqual([
      'APPROVED',
      'PENDING',
    ]);
  });

  it('is approved by one of two people at once', async () => {
    await rule('TRADE', { threshold: 0 });
    const id = await send('OFFICEMANAGER', 'POST /trades', trade(7));
    const count = (await trades()).length;
    const both = await Promise.all([decide('ADMIN', id), decide('SUPERADMIN', id)]);
    expect(both.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
    expect(await trades()).toHaveLength(count + 1);
  });

  it('is not approved by its maker, a key of the maker, or a role below the rule', async () => {
    await rule('TRADE', { threshold: 0 });
    const body = { name: 'Desk', scopes: ['trades:write', 'approvals:read'], expiresDate: inAnHour() };
    const key = await api.call('ADMIN', 'POST /api-keys', { body: { ...body, officeId: office() } });
    const headers = { authorization: `Bearer ${key.json<{ token: string }>().token}` };
    const id = await send('ADMIN', 'POST /trades', trade(8), headers);
    const { hash, byKey } = await read('SUPERADMIN', id);
    expect(byKey).toBe(true);
    const decision = { body: { decision: 'APPROVE', hash } };
    const path = `POST /approvals/${id}/decision` as const;
    expect((await api.call('ADMIN', path, decision)).json()).toMatchObject({ statusCode: 403, code: 'approval-own' });
    expect((await api.call('ADMIN', path, { ...decision, headers })).statusCode).toBe(403);
    expect((await api.call('ADMIN', `GET /approvals/${id}`, { headers })).statusCode).toBe(200);
    expect((await api.call('OFFICEMANAGER', path, decision)).statusCode).toBe(404);
    expect((await decide('SUPERADMIN', id)).json()).toMatchObject({ status: 'APPROVED' });
  });

  it('is not approved if its request was changed, or another one was read', async () => {
    await rule('TRADE', { threshold: 0 });
    const id = await send('OFFICEMANAGER', 'POST /trades', trade(9));
    const changed = { statusCode: 409, code: 'approval-changed' };
    expect((await decide('ADMIN', id, { hash: 'f'.repeat(64) })).json()).toMatchObject(changed);
    await sql`update approvals set request = jsonb_set(request, '{body,oldAmount}', '4000') where id = ${id}`.execute(
      api.connection(),
    );
    expect((await decide('ADMIN', id)).json()).toMatchObject(changed);
  });

  it('is not approved by its maker after the maker was changed in the database', async () => {
    await rule('TRADE', { threshold: 0 });
    const id = await send('ADMIN', 'POST /trades', trade(9));
    const { id: other } = api.business().people.OFFICEMANAGER;
    await sql`update approvals set requested_by = ${other} where id = ${id}`.execute(api.connection());
    expect((await decide('ADMIN', id)).json()).toMatchObject({ statusCode: 409, code: 'approval-changed' });
  });

  it('is either approved or withdrawn, if both are asked for at once', async () => {
    await rule('TRADE', { threshold: 0 });
    const outcomes: string[] = [];
    for (let time = 0; time < 5; time++) {
      const id = await send('OFFICEMANAGER', 'POST /trades', trade(2));
      const count = (await trades()).length;
      const withdraw = () => api.call('OFFICEMANAGER', `POST /approvals/${id}/withdrawal`);
      const both = await Promise.all(time % 2 ? [withdraw(), decide('ADMIN', id)] : [decide('ADMIN', id), withdraw()]);
      expect(both.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
      const { status } = await read('SUPERADMIN', id);
      outcomes.push(status);
      expect((await trades()).length - count).toBe(status === 'APPROVED' ? 1 : 0);
    }
    expect(['APPROVED', 'WITHDRAWN']).toEqual(expect.arrayContaining(outcomes));
  });

  it('fails under a stricter rule, and if its maker or the key of the maker has ended meanwhile', async () => {
    await rule('TRADE', { threshold: 0, approverRole: 'OFFICEMANAGER' });
    const failed = (code: string) => ({ status: 'FAILED', failure: { code } });
    const strict = await send('OFFICEMANAGER', 'POST /trades', trade(2));
    const stricter = await rule('TRADE', { threshold: 1, approverRole: 'SUPERADMIN' });
    expect((await decide('ADMIN', strict)).json()).toMatchObject(failed('approval-rules'));
    await api.call('SUPERADMIN', `POST /approval-rules/${stricter.id}/end`);

    const body = { name: 'Desk', scopes: ['trades:write'], expiresDate: inAnHour(), officeId: office() };
    const { key, token } = (await api.call('SUPERADMIN', 'POST /api-keys', { body })).json<{
      key: { id: string };
      token: string;
    }>();
    const byKey = await send('OFFICEMANAGER', 'POST /trades', trade(2), { authorization: `Bearer ${token}` });
    await api.call('SUPERADMIN', `DELETE /api-keys/${key.id}`);
    expect((await decide('ADMIN', byKey)).json()).toMatchObject(failed('approval-maker'));

    const left = await send('OFFICEMANAGER', 'POST /trades', trade(2));
    const { id } = api.business().people.OFFICEMANAGER;
    const archive = (archivedAt: Date | null) =>
      api.connection().updateTable('users').set({ archivedAt }).where('id', '=', id).execute();
    await archive(new Date());
    const decided = await decide('ADMIN', left);
    await archive(null);
    expect(decided.json()).toMatchObject(failed('approval-maker'));
  });

  it('fails with the sentence of a guard that refuses it when it is approved', async () => {
    await rule('EXPENSE', { threshold: 1 });
    const left = await balanceOf(api, office());
    const expense = { officeId: office(), date: new Date().toISOString(), currency: 'USD', description: 'Rent' };
    const id = await send('OFFICEMANAGER', 'POST /transactions', { ...expense, amount: -left });
    await api.call('SUPERADMIN', 'POST /trades', { body: trade(1) });
    const refusal = { code: 'balance-too-low', message: expect.stringContaining('USD') };
    expect((await decide('ADMIN', id)).json()).toMatchObject({ status: 'FAILED', failure: refusal });
    expect(await balanceOf(api, office())).toBe(left - 1);
    expect(await answers('OFFICEMANAGER')).toMatchObject([{ status: 'FAILED', refusal }]);
    // The same request is refused at once, and no approval is asked for.
    const again = await api.call('OFFICEMANAGER', 'POST /transactions', { body: { ...expense, amount: -left } });
    expect(again.json()).toMatchObject({ code: 'balance-too-low' });
  });

  it('expires, and is withdrawn by its maker only', async () => {
    await rule('TRADE', { threshold: 0 });
    const [late, withdrawn] = [
      await send('OFFICEMANAGER', 'POST /trades', trade(3)),
      await send('OFFICEMANAGER', 'POST /trades', trade(4)),
    ];
    expect((await api.call('ADMIN', `POST /approvals/${withdrawn}/withdrawal`)).statusCode).toBe(403);
    const answer = await api.call('OFFICEMANAGER', `POST /approvals/${withdrawn}/withdrawal`);
    expect(answer.json()).toMatchObject({ status: 'WITHDRAWN' });
    expect((await decide('ADMIN', withdrawn)).json()).toMatchObject({ code: 'approval-over' });
    await sql`update approvals set expires_at = now() - interval '1 second' where id = ${late}`.execute(
      api.connection(),
    );
    expect((await decide('ADMIN', late)).json()).toMatchObject({ statusCode: 409, code: 'approval-expired' });
    await inTransaction(api.connection(), (transaction) => expireApproval(transaction, late));
    expect(await answers('OFFICEMANAGER')).toMatchObject([{ status: 'EXPIRED', by: null }]);
  });

  it('may be a reversal, a correction, a change of limits or of the rules, and needs another person', async () => {
    const created = (await api.call('SUPERADMIN', 'POST /trades', { body: trade(2) })).json<Trade>();
    const { id: collection } = await scheduleCollection(api);
    const path = `PATCH /collections/${collection}` as const;
    await rule('CORRECTION', { threshold: 10 });
    expect((await api.call('SUPERADMIN', path, { body: { collectedAmount: 120.5 } })).statusCode).toBe(200);
    const correction = (collectedAmount: number) => ({ collectedAmount, correctionReason: 'Typed wrong' });
    expect((await api.call('SUPERADMIN', path, { body: correction(115) })).statusCode).toBe(200);
    const corrected = await send('SUPERADMIN', path, correction(90));
    expect((await read('ADMIN', corrected)).amounts).toEqual([{ currency: 'USD', amount: -25 }]);
    expect((await decide('ADMIN', corrected)).json()).toMatchObject({ status: 'APPROVED' });
    // The same difference in the other direction is another correction.
    const turned = await send('SUPERADMIN', path, correction(65));
    await sql`update collections set collected_minor = 4000 where id = ${collection}::bigint`.execute(api.connection());
    const failed = { status: 'FAILED', failure: { code: 'approval-changed' } };
    expect((await decide('ADMIN', turned)).json()).toMatchObject(failed);

    await rule('REVERSAL');
    const reversed = await send('SUPERADMIN', `POST /trades/${created.id}/reversal`, { reason: 'Twice' });
    expect((await decide('ADMIN', reversed)).json()).toMatchObject({ status: 'APPROVED', about: { id: created.id } });

    await rule('LIMITS');
    const limits = { limits: [{ currency: 'USD', amount: 10 }] };
    const limited = await send('OFFICEMANAGER', `PATCH /balance-limits/${office()}`, limits);
    expect((await decide('ADMIN', limited)).json()).toMatchObject({ status: 'APPROVED' });

    const rules = { kind: 'RULES', approverRole: 'SUPERADMIN' };
    const nobody = await api.call('SUPERADMIN', 'POST /approval-rules', { body: rules });
    expect(nobody.json()).toMatchObject({ statusCode: 409, code: 'approval-nobody' });
  });

  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
});
