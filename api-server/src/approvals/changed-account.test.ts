import type { Role } from '@comptoir/api-contract/roles';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { describeApi } from '../../test/api';
import { addFloat } from '../../test/money';
import { signIns } from '../../test/second-steps';
import { CHANGED_DAYS } from './changed-account';

/** Changes of the account of an approver: before a request of an ADMIN, or after it. */
const CASES: { title: string; invitedBy?: Role; before?: Role; after?: Role; days?: number; mayDecide: boolean }[] = [
  { title: 'unchanged', mayDecide: true },
  { title: 'invited by the maker', invitedBy: 'ADMIN', mayDecide: false },
  { title: 'invited by another person', invitedBy: 'SUPERADMIN', mayDecide: true },
  { title: 'with an email from the maker', before: 'ADMIN', mayDecide: false },
  { title: 'with an email from the maker, long before', before: 'ADMIN', days: CHANGED_DAYS + 1, mayDecide: true },
  { title: 'with an email from another person', before: 'SUPERADMIN', mayDecide: true },
  { title: 'with an email from another person since the request', after: 'SUPERADMIN', mayDecide: false },
];

describeApi('an account that decides about a request', (api) => {
  const { login } = signIns(api);
  const office = () => api.business().offices.algiers;

  async function newManager(invitedBy: Role | undefined): Promise<string> {
    const account = { name: 'Lina', phone: null, role: 'OFFICEMANAGER' as const, officeId: office() };
    const email = `${newId()}@test.example`;
    const users = api.connection();
    const id = newId();
    if (invitedBy) await api.call(invitedBy, 'POST /invite-user', { body: { ...account, email, phone: '1' } });
    else
      await users
        .insertInto('users')
        .values({ ...account, id, email, passwordHash: null })
        .execute();
    // As after the link of the invitation.
    const { passwordHash } = await users
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', api.business().people.ADMIN.id)
      .executeTakeFirstOrThrow();
    const { id: created } = await users
      .updateTable('users')
      .set({ passwordHash, verified: true })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirstOrThrow();
    return created;
  }
  const tokenOf = async (email: string) => (await login(email)).answer.json<{ access_token: string }>().access_token;
  const emailOf = async (id: string) => {
    const found = api.connection().selectFrom('users').select('email').where('id', '=', id);
    return (await found.executeTakeFirstOrThrow()).email;
  };
  const move = async (by: Role | { token: string }, id: string) => {
    const email = `${newId()}@test.example`;
    const [role, headers] =
      typeof by === 'string' ? [by, {}] : (['nobody', { authorization: `Bearer ${by.token}` }] as const);
    const answer = await api.call(role, `PATCH /users/${id}`, { headers, body: { email } });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return email;
  };
  const request = async (by: Role | { id: string }) => {
    const body = { officeId: office(), date: new Date().toISOString(), currency: 'USD', description: 'More' };
    const headers = typeof by === 'string' ? {} : { authorization: `Bearer ${await tokenOf(await emailOf(by.id))}` };
    // Managers add no float.
    const amount = typeof by === 'string' ? 5 : -1;
    const role = typeof by === 'string' ? by : 'nobody';
    const answer = await api.call(role, 'POST /transactions', { headers, body: { ...body, amount } });
    return answer.json<{ approval: { id: string } }>().approval.id;
  };
  const decide = async (managerId: string, id: string) => {
    const headers = { authorization: `Bearer ${await tokenOf(await emailOf(managerId))}` };
    const { hash, mayDecide } = (await api.call('nobody', `GET /approvals/${id}`, { headers })).json<{
      hash: string;
      mayDecide: boolean;
    }>();
    const decision = { headers, body: { decision: 'APPROVE', hash } };
    const answer = await api.call('nobody', `POST /approvals/${id}/decision`, decision);
    return { mayDecide, status: answer.statusCode, code: answer.json<{ code?: string }>().code };
  };
  const outcome = (mayDecide: boolean) =>
    mayDecide ? { mayDecide, status: 200, code: undefined } : { mayDecide, status: 403, code: 'approval-account' };

  beforeAll(async () => {
    await addFloat(api, office(), 100);
    const body = { kind: 'FLOAT', threshold: 0, approverRole: 'OFFICEMANAGER' };
    await api.call('SUPERADMIN', 'POST /approval-rules', { body });
    await api.call('SUPERADMIN', 'POST /approval-rules', { body: { ...body, kind: 'EXPENSE' } });
  });

  it.each(CASES)('$title: mayDecide is $mayDecide', async ({ invitedBy, before, after, days, mayDecide }) => {
    const manager = await newManager(invitedBy);
    if (before) await move(before, manager);
    const id = await request('ADMIN');
    if (days !== undefined) {
      await sql`update approvals set created_at = created_at + make_interval(days => ${days}) where id = ${id}`.execute(
        api.connection(),
      );
    }
    if (after) await move(after, manager);
    expect(await decide(manager, id)).toEqual(outcome(mayDecide));
  });

  it('may not be of the person who invited the maker', async () => {
    const manager = await newManager('ADMIN');
    const { id } = api.business().people.ADMIN;
    expect(await decide(id, await request({ id: manager }))).toEqual(outcome(false));
    expect(await decide(id, await request({ id: await newManager('SUPERADMIN') }))).toEqual(outcome(true));
  });

  it('may not be invited by the person who invited the maker, unless that is a SUPERADMIN', async () => {
    const both = async (by: Role) => [await newManager(by), await newManager(by)] as const;
    const [maker, approver] = await both('ADMIN');
    expect(await decide(approver, await request({ id: maker }))).toEqual(outcome(false));
    const [other, another] = await both('SUPERADMIN');
    expect(await decide(another, await request({ id: other }))).toEqual(outcome(true));
  });

  it('may not be reached through an account that the maker changed', async () => {
    const manager = await newManager(undefined);
    const admin = await move('SUPERADMIN', api.business().people.ADMIN.id);
    await move({ token: await tokenOf(admin) }, manager);
    expect(await decide(manager, await request('SUPERADMIN'))).toEqual(outcome(false));
    expect(await decide(await newManager(undefined), await request('SUPERADMIN'))).toEqual(outcome(true));
  });
});
