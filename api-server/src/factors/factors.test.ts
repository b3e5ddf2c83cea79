import type { FactorOverview } from '@comptoir/api-contract/factors';
import type { Role } from '@comptoir/api-contract/roles';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { describeApi, type TestApi } from '../../test/api';
import { codeOf, wrongCode } from '../../test/authenticator-app';
import { signIns } from '../../test/second-steps';
import { PASSWORD } from '../../test/small-business';
import { DAY_MS, MINUTE_MS } from '../calendar/durations';
import { inTransaction } from '../database/transaction';
import { issueToken } from '../session/one-time-tokens.repository';

/** New password by a mailed link. */
async function reset(api: TestApi, role: Role, newPassword: string): Promise<void> {
  const person = api.business().people[role];
  const { token } = await inTransaction(api.connection(), (transaction) => issueToken(transaction, 'RESET', person));
  const body = { token, newPassword, confirmPassword: newPassword };
  const answer = await api.call('nobody', 'POST /reset-password', { body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

const OFFERED = {
  ADMIN: { kind: 'offered' },
  OFFICEMANAGER: { kind: 'offered' },
  SUPERADMIN: { kind: 'offered' },
} as const;

describeApi(
  'a second step',
  (api) => {
    const { login, complete, as, addApp, forget, events, tokenOf, post } = signIns(api);
    const email = () => api.business().people.ADMIN.email;
    afterEach(forget);

    it('is requested only from people who have one, and its ticket becomes a session', async () => {
      const { token, secret, uri, recoveryCodes } = await addApp('ADMIN');
      expect(uri).toMatch(/^otpauth:\/\/totp\/Comptoir:admin%40test\.example\?issuer=Comptoir&secret=/);
      expect(new Set(recoveryCodes).size).toBe(10);
      const stopped = await login(email());
      expect(stopped.answer.statusCode).toBe(401);
      expect(stopped.answer.json()).toMatchObject({
        code: 'second-step',
        values: { step: 'factor', ticket: expect.any(String) },
      });
      expect(stopped.answer.json()).not.toHaveProperty('access_token');
      const done = await complete(stopped, codeOf(secret));
      expect(done.statusCode).toBe(200);
      expect(Object.keys(done.json())).toEqual(['access_token']);
      expect((await as(done.json().access_token, 'GET /me')).json()).toMatchObject({ email: email() });
      expect((await as(token, 'GET /factors')).json<FactorOverview>()).toMatchObject({
        policy: 'offered',
        requiredDate: null,
        recoveryCodesLeft: 10,
        factors: [{ kind: 'TOTP', lastUsedDate: expect.any(String) }],
      });
      const [event] = await events('ADMIN', 'SIGN_IN');
      expect(event).toMatchObject({ outcome: 'SUCCESS', details: { factor: 'TOTP' } });
      expect(await events('ADMIN', 'SECOND_STEP_ASKED')).toMatchObject([{ details: { step: 'factor' } }]);
      // Others sign in as before.
      expect(Object.keys((await login(api.business().people.OFFICEMANAGER.email)).answer.json())).toEqual([
        'access_token',
      ]);
    });

    it('accepts a code once, also of an earlier step', async () => {
      const { secret } = await addApp('ADMIN');
      const code = codeOf(secret, 1);
      expect((await complete(await login(email()), code)).statusCode).toBe(200);
      for (const used of [code, codeOf(secret), codeOf(secret, -1)]) {
        expect((await complete(await login(email()), used)).json()).toMatchObject({
          statusCode: 422,
          code: 'code-wrong',
        });
      }
    });

    it('accepts one of two concurrent uses of a code', async () => {
      const { secret } = await addApp('ADMIN');
      const both = [await login(email()), await login(email())];
      const answers = await Promise.all(both.map((one) => complete(one, codeOf(secret))));
      expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 422]);
    });

    it('accepts codes of one step before and after, not of two', async () => {
      const { secret } = await addApp('ADMIN');
      expect((await complete(await login(email()), codeOf(secret, 2))).statusCode).toBe(422);
      expect((await complete(await login(email()), codeOf(secret, 1))).statusCode).toBe(200);
    });

    it('is completed once with a ticket, for ten minutes, in the browser that got it', async () => {
      const { secret, recoveryCodes } = await addApp('ADMIN');
      const stopped = await login(email());
      const other = await login(email());
      for (const cookie of ['', 'comptoir-step=another', other.cookie]) {
        expect((await complete({ ...stopped, cookie }, codeOf(secret))).json()).toMatchObject({ code: 'step-ended' });
      }
      expect((await complete(stopped, codeOf(secret))).statusCode).toBe(200);
      expect((await complete(stopped, recoveryCodes[0] ?? '')).json()).toMatchObject({ code: 'step-ended' });
      await api
        .connection()
        .updateTable('factorTickets')
        .set({ expiresAt: new Date(Date.now() - MINUTE_MS) })
        .execute();
      expect((await complete(other, recoveryCodes[0] ?? '')).json()).toMatchObject({ code: 'step-ended' });
    });

    it('accepts each recovery code once, however it is typed', async () => {
      const { recoveryCodes, token } = await addApp('ADMIN');
      const [first = '', second = ''] = recoveryCodes;
      const done = await complete(await login(email()), first.toLowerCase().replaceAll('-', ' '));
      expect(done.json()).toMatchObject({ access_token: expect.any(String), recoveryCodesLeft: 9 });
      expect((await complete(await login(email()), first)).json()).toMatchObject({ code: 'code-wrong' });
      expect((await complete(await login(email()), second)).json()).toMatchObject({ recoveryCodesLeft: 8 });
      const stored = await api.connection().selectFrom('recoveryCodes').selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(second.replaceAll('-', ''));
      expect(await events('ADMIN', 'RECOVERY_CODE_USED')).toMatchObject([{ details: { left: 8 } }, {}]);
      const renewed = (await as(token, 'POST /factors/recovery-codes')).json<{ recoveryCodes: string[] }>();
      expect(renewed.recoveryCodes).toHaveLength(10);
      expect((await complete(await login(email()), recoveryCodes[2] ?? '')).json()).toMatchObject({
        code: 'code-wrong',
      });
    });

    it('slows wrong codes down, and gives each ticket five', async () => {
      const { secret } = await addApp('ADMIN');
      const failures = async () =>
        (await events('ADMIN', 'SIGN_IN')).filter(({ details }) => details['step'] === 'factor').length;
      const before = await failures();
      const stopped = await login(email());
      const wrong = wrongCode(secret);
      const codes: string[] = [];
      for (let count = 0; count < 6; count++)
        codes.push((await complete(stopped, wrong)).json<{ code: string }>().code);
      expect(codes).toEqual([...Array<string>(5).fill('code-wrong'), 'step-ended']);
      expect((await complete(stopped, codeOf(secret))).json()).toMatchObject({ code: 'step-ended' });
      const others: number[] = [];
      // Each try from another address: the account is limited.
      for (let count = 0; count < 3; count++) {
        const again = await login(email());
        for (let guess = 0; guess < 3; guess++) others.push((await complete(again, wrong)).statusCode);
      }
      expect(others.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4);
      const blocked = await complete(await login(email()), codeOf(secret));
      expect([blocked.statusCode, blocked.json().code]).toEqual([429, 'too-many-sign-ins']);
      expect((await failures()) - before).toBe(10);
    });

    it('limits an address that tries codes, as one that tries passwords', async () => {
      const { secret } = await addApp('ADMIN');
      const address = '198.51.100.77';
      const stopped = await login(email(), { address });
      for (let count = 0; count < 9; count++) await login(email(), { address, password: 'wrong' });
      expect((await complete(stopped, codeOf(secret), { address })).statusCode).toBe(429);
    });

    it('does not tell a wrong password from an unknown account, nor which codes exist', async () => {
      const { secret } = await addApp('ADMIN');
      const wrong = await login(email(), { password: 'wrong' });
      const without = await login(api.business().people.OFFICEMANAGER.email, { password: 'wrong' });
      const unknown = await login('unknown@test.example', { password: 'wrong' });
      expect([wrong.answer.json(), without.answer.json()]).toEqual([unknown.answer.json(), unknown.answer.json()]);
      expect([wrong.answer.headers['set-cookie'], unknown.answer.headers['set-cookie']]).toEqual([
        undefined,
        undefined,
      ]);
      const app = await complete(await login(email()), wrongCode(secret));
      const recovery = await complete(await login(email()), 'AAAA-BBBB-CCCC-DDDD');
      expect(app.json()).toEqual(recovery.json());
    });

    it('stays when its policy ends, and cannot be left out', async () => {
      const { secret } = await addApp('ADMIN');
      const { answer, ticket, cookie } = await login(email());
      expect(answer.statusCode).toBe(401);
      for (const body of [{ ticket }, { ticket, oneTimeCode: '' }, { ticket, oneTimeCode: null }]) {
        expect((await post('/login/second-step', body, { cookie })).statusCode).toBe(422);
      }
      // No ticket of a sign-in begins an enrolment.
      expect((await post('/login/enrolment', { ticket }, { cookie })).json()).toMatchObject({ code: 'step-ended' });
      expect((await complete({ ticket, cookie }, codeOf(secret))).statusCode).toBe(200);
    });

    it('is asked for after a reset of the password, which ends sign-ins that have begun', async () => {
      const { secret } = await addApp('ADMIN');
      const stopped = await login(email());
      await reset(api, 'ADMIN', 'a password of later');
      expect((await complete(stopped, codeOf(secret))).json()).toMatchObject({ code: 'step-ended' });
      const again = await login(email(), { password: 'a password of later' });
      expect(again.answer.json()).toMatchObject({ code: 'second-step', values: { step: 'factor' } });
      expect((await complete(again, codeOf(secret))).statusCode).toBe(200);
      await reset(api, 'ADMIN', PASSWORD);
    });

    it('begins a new session, whatever token the request has', async () => {
      const { secret, token } = await addApp('ADMIN');
      const stopped = await login(email());
      const done = await api.server().inject({
        method: 'POST',
        url: '/api/login/second-step',
        payload: { ticket: stopped.ticket, oneTimeCode: codeOf(secret) },
        headers: { cookie: stopped.cookie, authorization: `Bearer ${token}` },
      });
      const current = async (one: string) =>
        (await as(one, 'GET /sessions')).json<{ id: string; current: boolean }[]>().find((each) => each.current)?.id;
      const fresh = done.json<{ access_token: string }>().access_token;
      expect(await current(fresh)).not.toBe(await current(token));
    });

    it('ends other sessions when it is added, and is in history and security events', async () => {
      const elsewhere = await tokenOf('ADMIN');
      const { token } = await addApp('ADMIN');
      expect((await as(elsewhere, 'GET /me')).statusCode).toBe(401);
      expect((await as(token, 'GET /me')).statusCode).toBe(200);
      const [event] = await events('ADMIN', 'FACTOR_ADDED');
      expect(event).toMatchObject({
        outcome: 'SUCCESS',
        details: { factor: 'TOTP', sessionsEnded: expect.any(Number) },
      });
      const { id } = api.business().people.ADMIN;
      const [entry] = (await api.call('SUPERADMIN', `GET /audit?entity=user&id=${id}`)).json<{ after: object }[]>();
      expect(entry?.after).toMatchObject({ changed: 'factors' });
    });

    it('needs the password to be added, and its own session to be confirmed', async () => {
      const token = await tokenOf('ADMIN');
      const wrong = await as(token, 'POST /factors/beginning', { password: 'wrong' });
      expect(wrong.json()).toMatchObject({ statusCode: 422, issues: [{ path: 'password', code: 'password-wrong' }] });
      const started = (await as(token, 'POST /factors/beginning', { password: PASSWORD })).json<{
        ticket: string;
        secret: string;
      }>();
      const other = await tokenOf('OFFICEMANAGER');
      const stolen = await as(other, 'POST /factors', { ticket: started.ticket, oneTimeCode: codeOf(started.secret) });
      expect(stolen.json()).toMatchObject({ code: 'step-ended' });
      const late = await as(token, 'POST /factors', { ticket: started.ticket, oneTimeCode: wrongCode(started.secret) });
      expect(late.json()).toMatchObject({ code: 'code-wrong' });
      expect((await as(token, 'GET /factors')).json<FactorOverview>().factors).toEqual([]);
      expect((await login(email())).answer.statusCode).toBe(200);
    });

    it('is removed only in a session that was confirmed a moment before', async () => {
      const { token, secret } = await addApp('ADMIN');
      const { factors } = (await as(token, 'GET /factors')).json<FactorOverview>();
      const remove = () => as(token, `DELETE /factors/${factors[0]?.id}`);
      await api
        .connection()
        .updateTable('sessions')
        .set({ mfaAt: new Date(Date.now() - 11 * MINUTE_MS) })
        .execute();
      expect((await remove()).json()).toMatchObject({ statusCode: 403, code: 'step-up' });
      expect((await as(token, 'POST /factors/recovery-codes')).json()).toMatchObject({ code: 'step-up' });
      expect(await events('ADMIN', 'ACCESS_REFUSED')).toEqual([]);
      const confirm = (oneTimeCode: string) => as(token, 'POST /sessions/confirmation', { oneTimeCode });
      expect((await confirm(wrongCode(secret))).json()).toMatchObject({ code: 'code-wrong' });
      expect((await confirm(codeOf(secret))).statusCode).toBe(204);
      expect((await confirm(codeOf(secret))).json()).toMatchObject({ code: 'code-wrong' });
      const someoneElse = await tokenOf('OFFICEMANAGER');
      expect((await as(someoneElse, `DELETE /factors/${factors[0]?.id}`)).statusCode).toBe(404);
      expect((await remove()).statusCode).toBe(204);
      expect((await login(email())).answer.statusCode).toBe(200);
      expect(await events('ADMIN', 'FACTOR_REMOVED')).toMatchObject([{ details: { factor: 'TOTP' } }]);
    });

    it('ends a session that guesses codes', async () => {
      const { token, secret } = await addApp('ADMIN');
      const statuses: number[] = [];
      for (let count = 0; count < 11; count++) {
        const answer = await as(token, 'POST /sessions/confirmation', { oneTimeCode: wrongCode(secret) });
        statuses.push(answer.statusCode);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(422), 401]);
      expect((await as(token, 'GET /me')).statusCode).toBe(401);
    });

    it('gives a session ten tries together, also in requests that began before its end', async () => {
      const { token, secret } = await addApp('ADMIN');
      const body = JSON.stringify({ oneTimeCode: wrongCode(secret) });
      const address = new URL('/api/sessions/confirmation', await api.server().listen({ port: 0, host: '127.0.0.1' }));
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      };
      const begun = Array.from({ length: 30 }, () => request(address, { method: 'POST', headers, agent: false }));
      for (const one of begun) one.flushHeaders();
      // The session of each is checked before its body arrives.
      await setTimeout(500);
      const statuses: (number | undefined)[] = [];
      for (const one of begun) {
        const answered = once(one, 'response');
        one.end(body);
        const [answer]: IncomingMessage[] = await answered;
        statuses.push(answer?.resume().statusCode);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(422), ...Array<number>(20).fill(401)]);
    });

    it('is unknown to roles without a policy', async () => {
      const token = await tokenOf('COLLECTOR');
      expect((await as(token, 'GET /factors')).json()).toEqual({
        policy: 'off',
        passkeys: false,
        requiredDate: null,
        factors: [],
        recoveryCodesLeft: 0,
      });
      const started = await as(token, 'POST /factors/beginning', { password: PASSWORD });
      expect(started.json()).toMatchObject({ statusCode: 409, code: 'factors-off' });
    });

    it('keeps its secret sealed', async () => {
      const { secret } = await addApp('ADMIN');
      const rows = await api.connection().selectFrom('factors').selectAll().execute();
      const tickets = await api.connection().selectFrom('factorTickets').selectAll().execute();
      expect(
        JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
      ).not.toContain(secret);
      expect(JSON.stringify(tickets)).not.toContain(secret);
    });
  },
  ['postgresql'],
  undefined,
  { factors: { rules: { policies: OFFERED }, secrets: [] } },
);

describeApi(
  'a required second step',
  (api) => {
    const { login, complete, as, post, tokenOf } = signIns(api);
    const email = () => api.business().people.OFFICEMANAGER.email;

    it('is announced, and demanded after the days of the policy', async () => {
      const first = await login(email());
      expect(first.answer.statusCode).toBe(200);
      const token = first.answer.json<{ access_token: string }>().access_token;
      const { policy, requiredDate } = (await as(token, 'GET /factors')).json<FactorOverview>();
      expect(policy).toBe('required');
      expect(Math.abs(Date.parse(requiredDate ?? '') - Date.now() - 14 * DAY_MS)).toBeLessThan(MINUTE_MS);
      await api
        .connection()
        .updateTable('users')
        .set({ factorsAskedAt: new Date(Date.now() - 15 * DAY_MS) })
        .where('email', '=', email())
        .execute();
      const stopped = await login(email());
      expect(stopped.answer.json()).toMatchObject({ code: 'second-step', values: { step: 'enrolment' } });
      const { ticket, cookie } = stopped;
      expect((await complete(stopped, '123456')).json()).toMatchObject({ code: 'step-ended' });
      expect((await post('/login/enrolment', { ticket })).json()).toMatchObject({ code: 'step-ended' });
      const setup = (await post('/login/enrolment', { ticket }, { cookie })).json<{ secret: string }>();
      expect((await post('/login/enrolment', { ticket }, { cookie })).json()).toMatchObject({ secret: setup.secret });
      expect((await complete(stopped, wrongCode(setup.secret))).json()).toMatchObject({ code: 'code-wrong' });
      const done = await complete(stopped, codeOf(setup.secret));
      expect(done.json()).toMatchObject({ access_token: expect.any(String), recoveryCodes: expect.any(Array) });
      expect((await login(email())).answer.json()).toMatchObject({ values: { step: 'factor' } });
      const fresh = done.json<{ access_token: string }>().access_token;
      const { factors } = (await as(fresh, 'GET /factors')).json<FactorOverview>();
      const removed = await as(fresh, `DELETE /factors/${factors[0]?.id}`);
      expect(removed.json()).toMatchObject({ statusCode: 409, code: 'factor-required' });
    });

    it('is not set up with a password that was replaced meanwhile', async () => {
      const started = new Date(Date.now() - 15 * DAY_MS);
      await api.connection().deleteFrom('factors').execute();
      await api
        .connection()
        .updateTable('users')
        .set({ factorsAskedAt: started })
        .where('email', '=', email())
        .execute();
      const thief = await login(email());
      const setup = (await post('/login/enrolment', { ticket: thief.ticket }, thief)).json<{ secret: string }>();
      await reset(api, 'OFFICEMANAGER', 'a password of later');
      expect((await complete(thief, codeOf(setup.secret))).json()).toMatchObject({ code: 'step-ended' });
      expect((await post('/login/enrolment', { ticket: thief.ticket }, thief)).json()).toMatchObject({
        code: 'step-ended',
      });
    });

    it('is not demanded of other roles', async () => {
      expect(await tokenOf('ADMIN')).toEqual(expect.any(String));
    });
  },
  ['postgresql'],
  undefined,
  { factors: { rules: { policies: { OFFICEMANAGER: { kind: 'required', days: 14 } } }, secrets: [] } },
);
