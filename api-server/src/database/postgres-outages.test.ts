import { setTimeout as pause } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { openFaultProxy, type FaultProxy } from '../../test/fault-proxy';
import { startServerProcess, type Sent, type ServerProcess } from '../../test/killed-server';
import { openSmallBusiness, PASSWORD, type SmallBusiness } from '../../test/small-business';
import { sharedPostgres } from '../../test/shared-databases';
import { verifyBooks } from '../books/verify-books';
import { openDatabase, type OpenedDatabase } from './database';

const START_LIMIT_MS = 180_000;
const WRITERS = 12;
const ROUNDS = 13;
/** Constant, so that retried requests are equal. */
const TODAY = new Date().toISOString();

describe('a server during PostgreSQL outages', () => {
  let started: { database: OpenedDatabase; business: SmallBusiness; proxy: FaultProxy; server: ServerProcess };
  let headers: Record<string, string>;

  beforeAll(async () => {
    const url = await sharedPostgres('all tables');
    const database = await openDatabase({ kind: 'postgresql', url });
    const business = await openSmallBusiness(database.connection);
    const proxy = await openFaultProxy(url);
    const server = await startServerProcess({ DATABASE_URL: proxy.url, DATABASE_PATIENCE: '0' });
    started = { database, business, proxy, server };
    const body = { email: business.people.SUPERADMIN.email, password: PASSWORD };
    const answer = await server.send('POST', '/login', { body });
    headers = { authorization: `Bearer ${String(Reflect.get(Object(answer?.body), 'access_token'))}` };
  }, START_LIMIT_MS);

  afterAll(async () => {
    await started.server.kill();
    await started.proxy.close();
    await started.database.close();
  }, START_LIMIT_MS);

  const addFloat = (key: string): Promise<Sent | undefined> => {
    const officeId = started.business.offices.algiers;
    const body = { officeId, date: TODAY, amount: 1, currency: 'USD', description: key };
    return started.server.send('POST', '/transactions', { body, headers: { ...headers, 'idempotency-key': key } });
  };

  const booked = async () => {
    const { connection } = started.database;
    const rows = await connection.selectFrom('transactions').select('description').execute();
    expect((await verifyBooks(connection)).faults).toEqual([]);
    return rows.map(({ description }) => description).toSorted();
  };

  it('survives cut connections with 503 and books each request once', async () => {
    const { proxy, server } = started;
    const [sent, statuses]: [string[], Set<number>] = [[], new Set()];
    const over = new AbortController();
    const send = async (request: () => Promise<Sent | undefined>) => {
      for (;;) {
        const answer = await request();
        if (!answer) throw new Error('The server went away');
        statuses.add(answer.status);
        if (answer.status !== 503) return;
        expect(answer.retryAfter).toMatch(/^\d+$/);
      }
    };
    const writers = Array.from({ length: WRITERS }, async () => {
      while (!over.signal.aborted) {
        const key = newId();
        sent.push(key);
        await send(() => addFloat(key));
        await send(() => server.send('GET', '/suppliers', { headers }));
      }
    });
    for (let round = 0; round < ROUNDS; round++) {
      // Cuts at a random point of the writers' work.
      await pause(Math.random() * 150);
      if (round % 4 === 3) await proxy.down().then(() => proxy.up());
      else proxy.cutAll();
    }
    over.abort();
    await Promise.all(writers);

    expect(statuses).toEqual(new Set([200, 201, 503]));
    expect(await booked()).toEqual(sent.toSorted());
  }, 120_000);

  it('returns 503 during an outage and recovers by itself', async () => {
    const { proxy, server } = started;
    await proxy.down();
    for (const path of ['/me', '/suppliers', '/health']) {
      expect(await server.send('GET', path, { headers })).toMatchObject({ status: 503, retryAfter: '5' });
    }
    expect(await addFloat('while away')).toMatchObject({ status: 503, retryAfter: '5' });
    await proxy.up();
    expect(await server.send('GET', '/suppliers', { headers })).toMatchObject({ status: 200 });
    expect(await addFloat('back again')).toMatchObject({ status: 201 });
  });

  it('delays reads during a short replacement without failing any', async () => {
    const { proxy } = started;
    const patient = await startServerProcess({ DATABASE_URL: proxy.url });
    try {
      const statuses = new Set<number | undefined>();
      const over = new AbortController();
      const readers = ['/me', '/suppliers', '/offices'].map(async (path) => {
        while (!over.signal.aborted) statuses.add((await patient.send('GET', path, { headers }))?.status);
      });
      proxy.cutAll();
      await proxy.down();
      await pause(1_000);
      await proxy.up();
      over.abort();
      await Promise.all(readers);
      expect(statuses).toEqual(new Set([200]));
    } finally {
      await patient.kill();
    }
  });

  it('books once if the answer to COMMIT is lost and the request repeated', async () => {
    const { proxy } = started;
    proxy.fault = { kind: 'lost commit answer', every: 1 };
    const lost = await addFloat('commit answer lost');
    expect(lost).toMatchObject({ status: 503 });
    expect(await booked()).toContain('commit answer lost');
    proxy.fault = undefined;
    expect(await addFloat('commit answer lost')).toMatchObject({ status: 201 });
    expect((await booked()).filter((description) => description === 'commit answer lost')).toHaveLength(1);
  });
});
