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
import { openDatabase, type Connection, type OpenedDatabase } from './database';
import type { Replica, ReplicaState } from './replica';
import { migrateAsOwner } from './roles';

const START_LIMIT_MS = 180_000;
const ACCOUNT = { email: 'boss@test.example', password: PASSWORD };
jest.setTimeout(60_000);
/** Synchronous commit remains on: the replica receives only flushed WAL. */
const SETTINGS = ['fsync=off', 'max_connections=60'];

interface DeployedServer {
  database: OpenedDatabase;
  replica: Replica;
  app: FastifyInstance;
}

async function openFollower(primary: TestServer) {
  const server = await startReplica(primary, SETTINGS);
  const url = addressOf(server.folder, 'comptoir');
  const database = await openDatabase({ kind: 'postgresql', url });
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= database.close().then(() => server.stop()));
  return { url, connection: database.connection, stop };
}

describe('a streaming replica', () => {
  let urls: { url: string; migrationUrl: string; replicaUrl: string };
  let servers: [DeployedServer, DeployedServer];
  let follower: Awaited<ReturnType<typeof openFollower>>;
  let headers: Record<string, string>;
  const started: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const primary = await startPostgres(SETTINGS);
    started.push(() => primary.stop());
    const owner = await createDatabase(primary.folder, { name: 'comptoir' });
    makeRoles(owner);
    follower = await openFollower(primary);
    started.push(() => follower.stop());
    urls = {
      url: asRole(owner, 'comptoir_app'),
      migrationUrl: asRole(owner, 'comptoir_owner'),
      replicaUrl: asRole(follower.url, 'comptoir_app'),
    };
    await migrateAsOwner({ kind: 'postgresql', ...urls });
    servers = [await serve(), await serve()];
    const answer = await servers[0].app.inject({ method: 'POST', url: '/api/login', payload: ACCOUNT });
    headers = { authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}` };
  }, START_LIMIT_MS);

  afterAll(async () => {
    for (const stop of started.toReversed()) await stop();
  }, START_LIMIT_MS);

  async function serve(): Promise<DeployedServer> {
    const database = await openDatabase({ kind: 'postgresql', ...urls });
    const { replica } = database;
    if (!replica) throw new Error('A replica was configured');
    const app = await serveDatabase(database, {
      logger: false,
      demo: undefined,
      firstAccount: ACCOUNT,
      jwtSecret: undefined,
      geocoder: { kind: 'offline' },
      media: { kind: 'disk', folder: path.join(tmpdir(), 'comptoir-no-media') },
    });
    started.push(() => app.close());
    return { database, replica, app };
  }

  const get = (url: string, more: Record<string, string> = {}, server: 0 | 1 = 0) =>
    servers[server].app.inject({ url: `/api${url}`, headers: { ...headers, ...more } });
  const addSupplier = async (name: string) => {
    const answer = await servers[0].app.inject({
      method: 'POST',
      url: '/api/suppliers',
      headers,
      payload: { name },
    });
    expect(answer.statusCode).toBe(201);
  };
  const replica = () => servers[0].replica;
  const servedByReplica = () => servers[0].replica.reads.replica + servers[1].replica.reads.replica;
  const isReplica = async (connection: Connection) =>
    (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(connection)).rows[0]?.is;

  /** Polls, since a busy machine may delay replication. */
  async function until(isSo: () => Promise<boolean>): Promise<void> {
    while (!(await isSo())) await pause(20);
  }

  async function openOnReplica(): Promise<Connection> {
    for (;;) {
      const connection = await replica().connectionForReads();
      if (await isReplica(connection)) return connection;
      await pause(20);
    }
  }

  it('serves lists and exports, while exports are still logged', async () => {
    const lists = [
      '/agencies',
      '/collections',
      '/trades',
      '/suppliers',
      '/users',
      '/offices',
      '/audit?entity=supplier&id=none',
      '/security-events',
    ];
    for (const url of [...lists, '/collections/csv', '/trades/csv']) {
      await until(async () => {
        const before = replica().reads.replica;
        const answer = await get(url);
        expect([url, answer.statusCode]).toEqual([url, 200]);
        return replica().reads.replica > before;
      });
    }
    const exported = await sql<{ count: number }>`
      select count(distinct details->>'list')::int as count from security_events where kind = 'EXPORT'`.execute(
      servers[0].database.connection,
    );
    expect(exported.rows).toEqual([{ count: 2 }]);
  });

  it('shows each write in the next read on any server', async () => {
    const before = servedByReplica();
    for (let number = 1; servedByReplica() < before + 40; number += 1) {
      await addSupplier(`Bakery ${number}`);
      for (const server of [0, 1] as const) {
        const { body } = await get(`/suppliers?limit=200&search=${encodeURIComponent(`Bakery ${number}`)}`, {}, server);
        expect(body).toContain(`"Bakery ${number}"`);
      }
    }
  });

  it('is skipped while it lags, and answers with the tags of the primary', async () => {
    await sql`select pg_wal_replay_pause()`.execute(follower.connection);
    await until(async () => {
      const { rows } = await sql<{ state: string }>`select pg_get_wal_replay_pause_state() as state`.execute(
        follower.connection,
      );
      return rows[0]?.state === 'paused';
    });
    await addSupplier('Written while it is behind');
    const { primary: before } = replica().reads;
    const answer = await get('/suppliers');
    expect(answer.body).toContain('Written while it is behind');
    expect(replica().reads.primary).toBe(before + 1);
    await until(async () => {
      const state = await replica().state();
      return state.state === 'follows' && state.lagSeconds > 0;
    });
    await until(async () => (await get('/health')).json<{ replica: ReplicaState }>().replica.state === 'follows');
    expect((await get('/health')).json()).toMatchObject({ status: 'ready' });

    await sql`select pg_wal_replay_resume()`.execute(follower.connection);
    await openOnReplica();
    await until(async () => {
      const { replica: served } = replica().reads;
      const again = await get('/suppliers', { 'if-none-match': String(answer.headers.etag) });
      expect(again.statusCode).toBe(304);
      return replica().reads.replica > served;
    });
  });

  it('is not used if it belongs to another primary', async () => {
    const { url } = urls;
    const mistaken = await openDatabase({ kind: 'postgresql', url, replicaUrl: url });
    try {
      const from = await mistaken.replica?.connectionForReads();
      expect(from && (await isReplica(from))).toBe(false);
      expect(mistaken.replica?.reads).toEqual({ replica: 0, primary: 1 });
      expect(await mistaken.replica?.state()).toEqual({ state: 'away' });
    } finally {
      await mistaken.close();
    }
  });

  it('rejects transactions', async () => {
    const connection = await openOnReplica();
    const transaction = connection.transaction();
    for (const begun of [transaction, transaction.setIsolationLevel('repeatable read')]) {
      await expect(begun.execute(async () => undefined)).rejects.toThrow('require the primary');
    }
  });

  it('serves list deltas', async () => {
    const post = async (url: string, payload: object) => {
      const answer = await servers[0].app.inject({ method: 'POST', url: `/api${url}`, headers, payload });
      return answer.json<{ id: string }>().id;
    };
    const officeId = await post('/offices', { name: 'Seaside', city: 'Leeds', countryCode: 'GB' });
    await post('/suppliers', { officeId, name: 'Bakery' });
    const list = `/suppliers?officeId=${officeId}&limit=200`;
    const known = await get(list);
    await post('/suppliers', { officeId, name: 'Cutler' });
    await openOnReplica();
    const changed = await get(`${list}&since=${String(known.headers['x-list-version'])}`);
    expect(changed.statusCode).toBe(226);
    expect(changed.json()).toMatchObject({ rows: [{ row: { name: 'Cutler' } }], gone: [] });
  });

  it('may fail within an answer: the primary continues', async () => {
    const connection = await openOnReplica();
    await follower.stop();
    expect(await isReplica(connection)).toBe(false);
    const { replica: served } = replica().reads;
    for (const url of ['/suppliers', '/agencies', '/collections/csv']) expect((await get(url)).statusCode).toBe(200);
    expect(replica().reads.replica).toBe(served);
    expect((await get('/health')).json()).toEqual({ status: 'ready', replica: { state: 'away' } });
    expect((await get('/metrics')).body).toMatch(/^comptoir_replica_up 0$/m);
  });
});
