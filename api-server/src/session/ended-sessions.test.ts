import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import * as jwt from 'fast-jwt';
import { describeApi } from '../../test/api';
import { sendMails, tokenIn } from '../../test/mail';
import { PASSWORD } from '../../test/small-business';
import { serverSource } from '../security-events/event-source';
import { inTransaction } from '../database/transaction';
import { endForgottenSessions } from './forgotten-sessions';
import { findSigningKeys } from './signing-keys.repository';

const NEW_PASSWORD = 'A-new-and-long-password-3';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const HOUR_SECONDS = 3600;

interface Listed {
  id: string;
  current: boolean;
  address: string;
  browser: string | null;
  system: string | null;
}

describeApi('sessions', (api) => {
  const email = 'collector@test.example';
  let addresses = 0;
  const signIn = async (who = email, password = PASSWORD, agent = FIREFOX) => {
    const answer = await api.server().inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: who, password },
      remoteAddress: `198.51.100.${++addresses}`,
      headers: { 'user-agent': agent },
    });
    return answer.json<{ access_token: string }>().access_token;
  };
  type Asked = Parameters<typeof api.call>[1];
  const as = (token: string, request: Asked, body?: object) =>
    api.call('nobody', request, { headers: { authorization: `Bearer ${token}` }, ...(body && { body }) });
  const status = async (token: string) => (await as(token, 'GET /me')).statusCode;
  const sessions = async (token: string) => (await as(token, 'GET /sessions')).json<Listed[]>();
  const current = async (token: string) => (await sessions(token)).find((session) => session.current)?.id ?? '';
  const reasonOf = async (id: string) =>
    (await api.connection().selectFrom('sessions').select('endReason').where('id', '=', id).executeTakeFirst())
      ?.endReason;
  const lastSeen = async (id: string, secondsAgo: number) => {
    const lastSeenAt = new Date(Date.now() - secondsAgo * 1000);
    await api.connection().updateTable('sessions').set({ lastSeenAt }).where('id', '=', id).execute();
  };

  it('end on sign-out for all copies of the token, others continue', async () => {
    const [here, elsewhere] = [await signIn(), await signIn()];
    const id = await current(here);
    expect((await as(here, 'POST /logout')).statusCode).toBe(204);
    expect([await status(here), await status(elsewhere)]).toEqual([401, 200]);
    expect(await reasonOf(id)).toBe('SIGNED_OUT');
    expect((await as(here, 'POST /logout')).statusCode).toBe(401);
  });

  it('end also for a request whose body arrives after them', async () => {
    const [here, elsewhere] = [await signIn(), await signIn()];
    const address = new URL('/api/me', await api.server().listen({ port: 0, host: '127.0.0.1' }));
    const begin = (token: string) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': 17 };
      const begun = request(address, { method: 'PATCH', headers, agent: false });
      begun.flushHeaders();
      return begun;
    };
    const held = [begin(here), begin(elsewhere)];
    await setTimeout(1_200);
    expect((await as(here, 'POST /logout')).statusCode).toBe(204);
    const statuses: (number | undefined)[] = [];
    for (const one of held) {
      const answered = once(one, 'response');
      one.end('{"language":"fr"}');
      const [answer]: IncomingMessage[] = await answered;
      statuses.push(answer?.resume().statusCode);
    }
    expect(statuses).toEqual([401, 204]);
  });

  it('are listed with browser and address, and end individually', async () => {
    const phone = await signIn(email, PASSWORD, 'something unknown');
    const desk = await signIn();
    const listed = await sessions(desk);
    const own = listed.find((session) => session.current);
    expect(own).toMatchObject({ browser: 'Firefox', system: 'Windows', address: `198.51.100.${addresses}` });
    const other = listed.find(({ id }) => id !== own?.id && listed.length > 1);
    expect(listed.filter((session) => session.current)).toHaveLength(1);
    const phoneId = await current(phone);
    expect(other && listed.map(({ id }) => id)).toContain(phoneId);
    expect((await as(desk, `DELETE /sessions/${phoneId}`)).statusCode).toBe(204);
    expect([await status(phone), await status(desk)]).toEqual([401, 200]);
    expect((await as(desk, `DELETE /sessions/${phoneId}`)).statusCode).toBe(404);
    expect((await sessions(desk)).map(({ id }) => id)).not.toContain(phoneId);
  });

  it('are listed and ended by administrators in reach, who cannot take them over', async () => {
    const token = await signIn();
    const { id: userId } = api.business().people.COLLECTOR;
    const id = await current(token);
    const listed = (await api.call('ADMIN', `GET /users/${userId}/sessions`)).json<Listed[]>();
    expect(listed.find((session) => session.id === id)).toMatchObject({ current: false, browser: 'Firefox' });
    expect(JSON.stringify(listed)).not.toMatch(/token|epoch/);
    const { id: stranger } = api.business().people.ADMIN;
    expect((await api.call('ADMIN', `DELETE /users/${stranger}/sessions/${id}`)).statusCode).toBe(404);
    expect((await api.call('SUPERADMIN', `DELETE /users/${stranger}/sessions/${id}`)).statusCode).toBe(404);
    expect((await api.call('OFFICEMANAGER', `DELETE /users/${userId}/sessions/${id}`)).statusCode).toBe(204);
    expect([await status(token), await reasonOf(id)]).toEqual([401, 'ENDED_BY_ADMIN']);
  });

  it('end after eight idle hours, not extended by automatic refreshes, with activity stored at most once a minute', async () => {
    const token = await signIn();
    const id = await current(token);
    const seenAgo = async () => {
      const { lastSeenAt } = await api
        .connection()
        .selectFrom('sessions')
        .select('lastSeenAt')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return (Date.now() - lastSeenAt.getTime()) / 1000;
    };
    await lastSeen(id, 50);
    expect(await status(token)).toBe(200);
    expect(await seenAgo()).toBeGreaterThan(45);
    await lastSeen(id, 8 * HOUR_SECONDS - 60);
    expect(await status(token)).toBe(200);
    expect(await seenAgo()).toBeLessThan(30);
    await lastSeen(id, 8 * HOUR_SECONDS - 60);
    const headers = { authorization: `Bearer ${token}`, 'x-unattended': 'true' };
    expect((await api.call('nobody', 'GET /me', { headers })).statusCode).toBe(200);
    expect(await seenAgo()).toBeGreaterThan(7 * HOUR_SECONDS);
    await lastSeen(id, 8 * HOUR_SECONDS + 1);
    expect([await status(token), await reasonOf(id)]).toEqual([401, 'IDLE']);
  });

  it('are ended by the clean-up with the reason', async () => {
    const [idle, old, living] = [await current(await signIn()), await current(await signIn()), await signIn()];
    const source = serverSource(api.server().log);
    await lastSeen(idle, 9 * HOUR_SECONDS);
    await api
      .connection()
      .updateTable('sessions')
      .set({ createdAt: new Date(Date.now() - 13 * HOUR_SECONDS * 1000) } as object)
      .where('id', '=', old)
      .execute();
    await inTransaction(api.connection(), (transaction) => endForgottenSessions(transaction, 8 * HOUR_SECONDS, source));
    expect([await reasonOf(idle), await reasonOf(old), await status(living)]).toEqual(['IDLE', 'EXPIRED', 200]);
  });

  it('end on a change of role or office by any means', async () => {
    const { id } = api.business().people.COLLECTOR;
    const { algiers, paris } = api.business().offices;
    const token = await signIn();
    const session = await current(token);
    const move = (officeId: string) =>
      api.connection().updateTable('users').set({ officeId }).where('id', '=', id).execute();
    await move(paris);
    expect([await status(token), await reasonOf(session)]).toEqual([401, 'MOVED']);
    const there = await signIn();
    expect((await as(there, 'GET /me')).json()).toMatchObject({ countryCode: 'FR', officeId: paris });
    await move(algiers);
    expect(await status(there)).toBe(401);
  });

  it('end with a new password except the current one, which gets a new token', async () => {
    const [here, elsewhere] = [await signIn(), await signIn()];
    const body = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const id = await current(here);
    const changed = (await as(here, 'POST /change-password', body)).json<{ access_token: string }>();
    expect([await status(here), await status(elsewhere)]).toEqual([401, 401]);
    expect(await current(changed.access_token)).toBe(id);

    await api.call('nobody', 'POST /retrieve-password', { body: { email } });
    const token = tokenIn((await sendMails(api.connection()))[0]);
    const reset = { token, newPassword: PASSWORD, confirmPassword: PASSWORD };
    expect((await api.call('nobody', 'POST /reset-password', { body: reset })).statusCode).toBe(200);
    expect([await status(changed.access_token), await reasonOf(id)]).toEqual([401, 'PASSWORD']);
  });

  it('are refused for old tokens without a session', async () => {
    const [key] = await findSigningKeys(api.connection());
    if (!key) throw new Error('The server signs with a key of the database');
    const { sid, ...before }: Record<string, unknown> = jwt.createDecoder()(await signIn());
    const sign = jwt.createSigner({ algorithm: 'HS256', key: key.secret, kid: key.id });
    expect(await status(sign({ ...before, sid }))).toBe(200);
    expect(await status(sign(before))).toBe(401);
  });

  it('end with the account', async () => {
    const body = {
      name: 'Soon gone',
      email: 'gone@test.example',
      phone: '1',
      role: 'COLLECTOR',
      officeId: api.business().offices.algiers,
    };
    const { id } = (await api.call('ADMIN', 'POST /invite-user', { body })).json<{ id: string }>();
    const link = tokenIn((await sendMails(api.connection())).at(-1));
    const setUp = { token: link, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    expect((await api.call('nobody', 'POST /signup', { body: setUp })).statusCode).toBe(201);
    const token = await signIn(body.email, NEW_PASSWORD);
    const session = await current(token);
    await api.call('ADMIN', `DELETE /users/${id}`, { headers: { 'if-match': '*' } });
    expect([await status(token), await reasonOf(session)]).toEqual([401, 'DELETED']);
  });
});
