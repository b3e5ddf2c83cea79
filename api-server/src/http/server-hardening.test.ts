import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedPostgres } from '../../test/shared-databases';
import { openSmallBusiness, PASSWORD } from '../../test/small-business';
import { createApiServer, type ApiServerOptions } from '../api-server';
import { openDatabase } from '../database/database';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/demo-account';
import { hashPassword } from '../session/passwords';
import { createLogger } from './server-frame';

async function openBusiness() {
  const url = await sharedPostgres('all tables');
  const database = await openDatabase({ kind: 'postgresql', url });
  const { people } = await openSmallBusiness(database.connection);
  return { url, people, database };
}

function start(url: string, more: Partial<ApiServerOptions> = {}) {
  return createApiServer({
    database: { kind: 'postgresql', url },
    demo: undefined,
    firstAccount: undefined,
    jwtSecret: undefined,
    geocoder: { kind: 'offline' },
    media: { kind: 'disk', folder: path.join(tmpdir(), 'comptoir-no-media') },
    logger: false,
    ...more,
  });
}

it('hides details, forbids caching, and refuses unknown paths in the usual form', async () => {
  const { url, people, database } = await openBusiness();
  const server = await start(url, { insight: { kind: 'closed', metricsToken: 'a token for the metrics' } });
  const get = (path_: string, authorization = '') => server.inject({ url: path_, headers: { authorization } });
  const closed = await Promise.all(
    ['/api/metrics', '/api/docs', '/api/docs/json', '/api/nothing'].map((at) => get(at)),
  );
  const metrics = await get('/api/metrics', 'Bearer a token for the metrics');
  const payload = { email: people.ADMIN.email, password: PASSWORD };
  const login = await server.inject({ method: 'POST', url: '/api/login', payload });
  const me = await get('/api/me', `Bearer ${login.json<{ access_token: string }>().access_token}`);
  await server.close();
  await database.close();

  for (const answer of closed) {
    expect(answer.json()).toMatchObject({
      statusCode: 404,
      message: expect.stringMatching(/^There is nothing at GET/),
    });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  }
  expect(metrics.statusCode).toBe(200);
  expect([login.statusCode, me.statusCode]).toEqual([200, 200]);
  for (const answer of [login, me]) expect(answer.headers['cache-control']).toBe('no-store');
});

it('A11: refuses every method at unknown paths, also beside a page server', async () => {
  const { url, database } = await openBusiness();
  const server = await start(url);
  server.all('/*', async (_request, reply) => reply.type('text/html').send('a page'));
  const request = (method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS', at: string) =>
    server.inject({ method, url: at, headers: { 'content-type': 'text/plain' }, payload: 'no JSON' });
  const unknown = [
    await request('GET', '/api/nope'),
    await request('GET', '/api/nope/deeper?with=query'),
    await request('GET', '/api'),
    await request('GET', '/api/'),
    await request('GET', '/api/%zz'),
    await request('POST', '/api/login/foo'),
    await request('PUT', '/api/agencies'),
    await request('PATCH', '/api/nope'),
    await request('DELETE', '/api/nope'),
    await request('OPTIONS', '/api/nope'),
    await request('HEAD', '/api/nope'),
  ];
  const page = await request('GET', '/apiary');
  await server.close();
  await database.close();
  for (const answer of unknown) {
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  }
  const withBody = unknown.filter(({ raw }) => raw.req.method !== 'HEAD');
  for (const answer of withBody) expect(answer.json()).toMatchObject({ code: 'no-route', status: 404 });
  expect(page.body).toBe('a page');
});

it('does not start without demo data while a demo account has the demo password', async () => {
  const { url, database, people } = await openBusiness();
  const { email } = DEMO_ACCOUNTS.SUPERADMIN;
  await database.connection
    .updateTable('users')
    .set({ email, passwordHash: await hashPassword(DEMO_PASSWORD) })
    .where('id', '=', people.SUPERADMIN.id)
    .execute();
  await expect(start(url)).rejects.toMatchObject({ reason: 'configuration', message: expect.stringContaining(email) });
  await database.close();
});

it('reports an unused setting for the first account', async () => {
  const { url, database } = await openBusiness();
  const logger = createLogger('silent');
  const warn = jest.spyOn(logger, 'warn');
  const server = await start(url, { firstAccount: { email: 'root@firm.example', password: PASSWORD }, logger });
  await server.close();
  await database.close();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('ADMIN_EMAIL is ignored'));
});
