import type { SecurityEvent } from '@comptoir/api-contract/security-events';
import { sql } from 'kysely';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { DAY_MS } from '../calendar/durations';
import { describeApi } from '../../test/api';
import { keeping } from '../../test/jobs';
import { sendMails, tokenIn } from '../../test/mail';
import { IDLE_POOL } from '../../test/databases';
import { PASSWORD } from '../../test/small-business';
import { inTransaction } from '../database/transaction';
import { serveDatabase } from '../api-server';
import { cleanUp } from '../background/clean-up';

const NEW_PASSWORD = 'A-new-and-long-password-3';

describeApi('security events', (api) => {
  let addresses = 0;
  const signIn = (email: string, password: string, remoteAddress = `203.0.113.${++addresses}`) =>
    api.server().inject({ method: 'POST', url: '/api/login', payload: { email, password }, remoteAddress });
  const events = async (query = '', role: 'SUPERADMIN' | 'ADMIN' = 'SUPERADMIN') =>
    (await api.call(role, `GET /security-events${query}`)).json<SecurityEvent[]>();
  const newest = async (query: string) => (await events(query))[0];
  const { people, offices } = { people: () => api.business().people, offices: () => api.business().offices };

  it('record sign-ins and failures with address and browser', async () => {
    const { email, id } = people().COLLECTOR;
    const answer = await signIn(email, PASSWORD, '203.0.113.200');
    expect(await newest('?kind=SIGN_IN')).toMatchObject({
      outcome: 'SUCCESS',
      person: { id, name: 'Test COLLECTOR' },
      user: { id },
      address: '203.0.113.200',
      requestId: answer.headers['x-request-id'],
    });
    await signIn(email, 'wrong', '203.0.113.201');
    expect(await newest('?kind=SIGN_IN')).toMatchObject({
      outcome: 'FAILURE',
      person: { id },
      user: null,
      address: '203.0.113.201',
    });
    await signIn('nobody@test.example', 'wrong');
    expect(await newest('?kind=SIGN_IN')).toMatchObject({ outcome: 'FAILURE', person: null, details: {} });
  });

  it('are bounded: repeated guesses write a limited number, then one line', async () => {
    const { email, id } = people().ADMIN;
    const address = '203.0.113.210';
    for (let attempt = 1; attempt <= 40; attempt++) await signIn(email, 'wrong', address);
    const ofAddress = (await events(`?personId=${id}`)).filter((event) => event.address === address);
    expect(ofAddress).toHaveLength(10);
    const locks = (await events('?kind=SIGN_IN_LOCKED')).filter((event) => event.address === address);
    expect(locks).toHaveLength(1);
    for (let attempt = 1; attempt <= 15; attempt++)
      await signIn(`network-${attempt}@test.example`, 'wrong', `2001:db8:210::${attempt}`);
    expect((await events('?kind=SIGN_IN_LOCKED')).map((event) => event.address)).toEqual([
      '2001:db8:210:0::/64',
      address,
    ]);
    // Further guesses at an account are delayed from any address.
    await signIn(email, 'wrong', '203.0.113.211');
    expect((await newest(`?personId=${id}`))?.details).toMatchObject({ delay: expect.any(Number) });
  });

  it('record refused access within and beyond the reach, rate-limited', async () => {
    const { id } = people().OFFICEMANAGER;
    const { paris, oran } = offices();
    await api.call('OFFICEMANAGER', `GET /offices/${paris}`);
    expect(await newest('?kind=ACCESS_REFUSED')).toMatchObject({
      outcome: 'FAILURE',
      user: { id },
      details: { operation: 'getOffice', status: 404, path: `/api/offices/${paris}` },
    });
    await api.call('OFFICEMANAGER', `GET /agencies?officeId=${oran}`);
    expect((await newest('?kind=ACCESS_REFUSED'))?.details).toMatchObject({ status: 403, officeId: oran });
    await api.call('OFFICEMANAGER', 'GET /offices/countries');
    expect((await newest('?kind=ACCESS_REFUSED'))?.details).toMatchObject({ operation: 'listOfficeCountries' });
    for (let time = 0; time < 60; time++) await api.call('OFFICEMANAGER', `GET /offices/${paris}`);
    expect((await events(`?kind=ACCESS_REFUSED&personId=${id}`)).length).toBeLessThanOrEqual(40);
  });

  it('record exports with filter and number of rows', async () => {
    const { algiers } = offices();
    const answer = await api.call('ADMIN', `GET /trades/csv?officeId=${algiers}&currency=USD`);
    expect(answer.statusCode).toBe(200);
    expect(await newest('?kind=EXPORT')).toMatchObject({
      outcome: 'SUCCESS',
      user: { id: people().ADMIN.id },
      details: { list: 'trades', rows: 0, filter: { officeId: algiers, currency: 'USD' } },
    });
    for (const path of ['/collections/csv', `/general-ledger/csv?officeId=${algiers}`] as const) {
      await api.call('ADMIN', `GET ${path}`);
      expect(await newest('?kind=EXPORT')).toMatchObject({ details: { list: path.split('/')[1], rows: 0 } });
    }
  });

  it('record changes of credentials without their values', async () => {
    const body = { name: 'Traced', email: 'traced@test.example', phone: '1', role: 'COLLECTOR' };
    const invited = await api.call('ADMIN', 'POST /invite-user', { body: { ...body, officeId: offices().algiers } });
    const { id } = invited.json<{ id: string }>();
    const setUp = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const token = tokenIn((await sendMails(api.connection())).at(-1));
    await api.call('nobody', 'POST /signup', { body: { token, ...setUp } });
    const session = (await signIn(body.email, NEW_PASSWORD)).json<{ access_token: string }>().access_token;
    const headers = { authorization: `Bearer ${session}` };
    const changed = { oldPassword: NEW_PASSWORD, newPassword: PASSWORD, confirmPassword: PASSWORD };
    const next = await api.call('nobody', 'POST /change-password', { headers, body: changed });
    await api.call('nobody', 'POST /logout', {
      headers: { authorization: `Bearer ${next.json<{ access_token: string }>().access_token}` },
    });
    await api.call('nobody', 'POST /retrieve-password', { body: { email: body.email } });
    const reset = tokenIn((await sendMails(api.connection())).at(-1));
    const again = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    await api.call('nobody', 'POST /reset-password', { body: { token: reset, ...again } });
    const moved = { body: { email: 'traced-on@test.example' }, headers: { 'if-match': '*' } };
    await api.call('ADMIN', `PATCH /users/${id}`, moved);
    await api.call('ADMIN', `POST /users/${id}/archival`);
    await api.call('ADMIN', `POST /users/${id}/restoration`);
    expect((await api.call('ADMIN', `DELETE /users/${id}`)).statusCode).toBe(204);

    const recorded = await events(`?personId=${id}`);
    expect(recorded.map(({ kind }) => kind).toReversed()).toEqual([
      'INVITATION_SENT',
      'INVITATION_USED',
      'SIGN_IN',
      'PASSWORD_CHANGED',
      'SIGN_OUT',
      'RESET_SENT',
      'RESET_USED',
      'EMAIL_CHANGED',
      'ACCOUNT_ARCHIVED',
      'ACCOUNT_RESTORED',
      'ACCOUNT_DELETED',
    ]);
    const text = JSON.stringify(recorded);
    for (const secret of [token, reset, session, PASSWORD, NEW_PASSWORD]) expect(text).not.toContain(secret);
    expect(recorded.find(({ kind }) => kind === 'RESET_SENT')).toMatchObject({ address: '127.0.0.1', user: null });
  });

  it('are read by page and time, by an ADMIN for the country, and by nobody below', async () => {
    const [first, second] = await events('?limit=2');
    expect((await events(`?limit=1&before=${first?.id}`))[0]?.id).toBe(second?.id);
    expect(await events(`?to=${new Date(Date.now() - DAY_MS).toISOString()}`)).toEqual([]);
    expect((await events(`?from=${new Date(Date.now() - DAY_MS).toISOString()}`)).length).toBeGreaterThan(10);

    await api.call('SUPERADMIN', 'GET /trades/csv');
    const ofSuperadmin = `?personId=${people().SUPERADMIN.id}`;
    expect(await events(ofSuperadmin)).not.toEqual([]);
    expect(await events(ofSuperadmin, 'ADMIN')).toEqual([]);
    expect(await events(`?personId=${people().COLLECTOR.id}`, 'ADMIN')).not.toEqual([]);
    expect((await api.call('OFFICEMANAGER', 'GET /security-events')).statusCode).toBe(403);
  });

  it('are immutable until they expire', async () => {
    const refused = /append-only/;
    const run = (statement: string) => sql.raw(statement).execute(api.connection());
    await expect(run(`update security_events set outcome = 'SUCCESS'`)).rejects.toThrow(refused);
    await expect(run('delete from security_events')).rejects.toThrow(refused);
    await expect(run('truncate security_events')).rejects.toThrow(refused);

    const old = { kind: 'SIGN_IN', outcome: 'SUCCESS', personId: null, userId: null, address: null } as const;
    const place = {
      officeId: '00000000-0000-7000-8000-00000000000f',
      countryCode: null,
      requestId: 'old',
      details: '{}',
    };
    const ids = [401, 399].map((days) => ({ id: `00000000-0000-7000-8000-000000000${days}`, days }));
    for (const { id, days } of ids) {
      const at = new Date(Date.now() - days * DAY_MS);
      await api
        .connection()
        .insertInto('securityEvents')
        .values({ ...old, ...place, id, at })
        .execute();
    }
    await inTransaction(api.connection(), (transaction) => cleanUp(transaction, new Date(), keeping));
    const kept = await api
      .connection()
      .selectFrom('securityEvents')
      .select('id')
      .where('requestId', '=', 'old')
      .execute();
    expect(kept.map(({ id }) => id)).toEqual([ids[1]?.id]);
  });

  it('are logged as JSON lines, also at level warn', async () => {
    const lines: string[] = [];
    const sink = new Writable({
      write(line: Buffer, _encoding, done) {
        lines.push(line.toString());
        done();
      },
    });
    const server = await serveDatabase(
      { kind: api.kind, connection: api.connection(), poolUse: () => IDLE_POOL, close: async () => undefined },
      {
        logger: pino({ level: 'warn' }, sink),
        demo: undefined,
        firstAccount: undefined,
        jwtSecret: undefined,
        geocoder: { kind: 'offline' },
        media: { kind: 'disk', folder: '/nowhere' },
      },
    );
    const payload = { email: people().COLLECTOR.email, password: PASSWORD };
    await server.inject({ method: 'POST', url: '/api/login', payload, headers: { 'x-request-id': 'in-the-log' } });
    await server.close();
    const logged = lines.map((line): Record<string, unknown> => JSON.parse(line));
    expect(logged.filter(({ log }) => log === 'security')).toEqual([
      expect.objectContaining({
        log: 'security',
        event: 'SIGN_IN',
        outcome: 'SUCCESS',
        personId: people().COLLECTOR.id,
        requestId: 'in-the-log',
      }),
    ]);
    expect(lines.join('')).not.toContain(PASSWORD);
  });
});
