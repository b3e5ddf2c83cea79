import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  addressOf,
  asRole,
  createDatabase,
  makeRoles,
  startPostgres,
  startReplica,
  type TestServer,
} from '../../test/postgres';
import { PASSWORD } from '../../test/small-business';
import { serveDatabase } from '../api-server';
import { openDatabase, type OpenedDatabase } from './database';
import { migrateAsOwner } from './roles';

const START_LIMIT_MS = 180_000;
const ACCOUNT = { email: 'boss@test.example', password: PASSWORD };
const SETTINGS = ['fsync=off', 'max_connections=60'];
jest.setTimeout(60_000);

describe('a replica whose primary is away', () => {
  let primary: TestServer;
  let follower: OpenedDatabase;
  let app: FastifyInstance;
  let headers: Record<string, string>;
  const started: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    primary = await startPostgres(SETTINGS);
    let stopping: Promise<void> | undefined;
    primary = {
      ...primary,
      stop: (
        (stop) => () =>
          (stopping ??= stop())
      )(primary.stop.bind(primary)),
    };
    started.push(() => primary.stop());
    const owner = await createDatabase(primary.folder, { name: 'comptoir' });
    makeRoles(owner);
    const replica = await startReplica(primary, SETTINGS);
    started.push(() => replica.stop());
    const replicaUrl = addressOf(replica.folder, 'comptoir');
    follower = await openDatabase({ kind: 'postgresql', url: replicaUrl });
    started.push(() => follower.close());
    const urls = {
      url: asRole(owner, 'comptoir_app'),
      migrationUrl: asRole(owner, 'comptoir_owner'),
      replicaUrl: asRole(replicaUrl, 'comptoir_app'),
    };
    await migrateAsOwner({ kind: 'postgresql', ...urls });
    app = await serveDatabase(await openDatabase({ kind: 'postgresql', ...urls }), {
      logger: false,
      demo: undefined,
      firstAccount: ACCOUNT,
      jwtSecret: undefined,
      geocoder: { kind: 'offline' },
      media: { kind: 'disk', folder: path.join(tmpdir(), 'comptoir-no-media') },
      databaseRetrySeconds: 0,
    });
    started.push(() => app.close());
    const answer = await app.inject({ method: 'POST', url: '/api/login', payload: ACCOUNT });
    headers = { authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}` };
  }, START_LIMIT_MS);

  afterAll(async () => {
    for (const stop of started.toReversed()) await stop();
  }, START_LIMIT_MS);

  const get = (url: string) => app.inject({ url: `/api${url}`, headers });
  const addSupplier = (name: string) =>
    app.inject({ method: 'POST', url: '/api/suppliers', headers, payload: { name } });

  it('serves lists, records and sessions with all that was written, until it misses something', async () => {
    // Recognised as a replica of this primary before.
    while ((await get('/health')).json<{ replica: { state: string } }>().replica.state !== 'follows') await pause(50);
    const { id } = (await addSupplier('Written last')).json<{ id: string }>();
    await primary.stop();

    expect((await get('/suppliers')).body).toContain('"Written last"');
    expect((await get(`/suppliers/${id}`)).statusCode).toBe(200);
    expect((await get('/me')).json()).toMatchObject({ email: ACCOUNT.email });
    const health = await get('/health');
    expect([health.statusCode, health.json()]).toEqual([200, { status: 'reads', replica: { state: 'serves' } }]);
    expect((await addSupplier('Never written')).statusCode).toBe(503);
    expect((await app.inject({ url: '/api/suppliers', headers: { authorization: 'Bearer wrong' } })).statusCode).toBe(
      401,
    );

    // A promoted replica is another database.
    await sql`select pg_promote()`.execute(follower.connection);
    while ((await get('/suppliers')).statusCode === 200) await pause(50);
    expect((await get('/suppliers')).statusCode).toBe(503);
    expect((await get('/health')).statusCode).toBe(503);
  });
});
