import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, startPostgres } from '../test/postgres';
import { sharedPostgres } from '../test/shared-databases';
import { agencyInput, openSmallBusiness, PASSWORD } from '../test/small-business';
import { createApiServer } from './api-server';
import { openDatabase } from './database/database';

async function openBusiness() {
  const url = await sharedPostgres('all tables');
  const database = await openDatabase({ kind: 'postgresql', url });
  const business = await openSmallBusiness(database.connection);
  return { url, database, business };
}

function startServer(url: string, firstAccount?: { email: string; password: string }) {
  return createApiServer({
    database: { kind: 'postgresql', url },
    demo: undefined,
    firstAccount,
    jwtSecret: undefined,
    geocoder: { kind: 'offline' },
    media: { kind: 'disk', folder: path.join(tmpdir(), 'comptoir-no-media') },
    logger: false,
  });
}

it('four servers over one database act as one API', async () => {
  const { url, database, business } = await openBusiness();
  const servers = await Promise.all([1, 2, 3, 4].map(() => startServer(url)));
  const [first] = servers;
  const login = await first?.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: business.people.ADMIN.email, password: PASSWORD },
  });
  const headers = {
    authorization: `Bearer ${login?.json<{ access_token: string }>().access_token}`,
    'idempotency-key': 'flood',
  };
  const payload = agencyInput(business.offices.algiers);
  const copies = servers.flatMap((server) =>
    Array.from({ length: 16 }, () => server.inject({ method: 'POST', url: '/api/agencies', payload, headers })),
  );
  const answers = await Promise.all(copies);
  const agencies = await database.connection.selectFrom('agencies').select('id').execute();
  await Promise.all(servers.map((server) => server.close()));
  await database.close();

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(agencies).toHaveLength(1);
}, 60_000);

it('returns 503 while the database is unavailable', async () => {
  const own = await startPostgres();
  const server = await startServer(await createDatabase(own.folder), {
    email: 'first@test.example',
    password: PASSWORD,
  });
  const signIn = () =>
    server.inject({ method: 'POST', url: '/api/login', payload: { email: 'first@test.example', password: PASSWORD } });
  expect((await signIn()).statusCode).toBe(200);
  await own.stop();
  const health = await server.inject('/api/health');
  const refused = await signIn();
  await server.close();

  expect(health.statusCode).toBe(503);
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ message: 'The server is not ready. Please try again in a moment.' });
}, 60_000);

it('does not start without a first account, and explains how to set one', async () => {
  await expect(startServer(await sharedPostgres('nothing'))).rejects.toMatchObject({
    reason: 'configuration',
    message: expect.stringContaining('set ADMIN_EMAIL and ADMIN_PASSWORD'),
  });
});

it.each(['password1', 'Comptoir-demo-1'])('does not start with %s for the first account', async (password) => {
  const start = startServer(await sharedPostgres('nothing'), { email: 'first@test.example', password });
  await expect(start).rejects.toMatchObject({
    reason: 'configuration',
    message: expect.stringContaining('easy to guess'),
  });
});
