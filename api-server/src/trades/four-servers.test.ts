import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { v7 as newId } from 'uuid';
import { startServerProcess, type Sent, type ServerProcess } from '../../test/killed-server';
import { sharedPostgres } from '../../test/shared-databases';
import { openSmallBusiness, PASSWORD, type SmallBusiness } from '../../test/small-business';
import { verifyBooks } from '../books/verify-books';
import { openDatabase, type OpenedDatabase } from '../database/database';

const START_LIMIT_MS = 180_000;
const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-four-'));

describe('four servers over one PostgreSQL', () => {
  let database: OpenedDatabase;
  let business: SmallBusiness;
  let servers: ServerProcess[] = [];
  let authorization = '';

  beforeAll(async () => {
    const url = await sharedPostgres('all tables');
    database = await openDatabase({ kind: 'postgresql', url });
    business = await openSmallBusiness(database.connection);
    const environment = { DATABASE_URL: url, DATA_DIR: folder };
    servers = await Promise.all([1, 2, 3, 4].map(() => startServerProcess(environment)));
    const body = { email: business.people.SUPERADMIN.email, password: PASSWORD };
    const answer = await servers[0]?.send('POST', '/login', { body });
    authorization = `Bearer ${field(answer, 'access_token')}`;
  }, START_LIMIT_MS);

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }, START_LIMIT_MS);

  let turn = 0;
  async function post(request: string, body: object, key: string = newId()): Promise<Sent | undefined> {
    const server = servers[turn++ % servers.length];
    return server?.send('POST', request, { body, headers: { authorization, 'idempotency-key': key } });
  }

  const addFloat = (officeId: string, amount: number) => {
    const date = new Date().toISOString();
    return post('/transactions', { officeId, date, amount, currency: 'USD', description: 'Opening float' });
  };
  const trade = (officeId: string, key?: string) =>
    post('/trades', { officeId, oldAmount: 1, oldCurrency: 'USD', newAmount: 0.9, newCurrency: 'EUR', rate: 0.9 }, key);
  const held = async (officeId: string) => {
    const rows = await database.connection
      .selectFrom('balances')
      .select(['currency', 'amountMinor'])
      .where('officeId', '=', officeId)
      .orderBy('currency')
      .execute();
    return rows.map(({ currency, amountMinor }) => `${currency} ${amountMinor}`);
  };
  const newOffice = async () =>
    field(await post('/offices', { name: 'Another', city: 'Oran', countryCode: 'DZ' }), 'id');

  test('book 64 concurrent copies of a trade once', async () => {
    const officeId = await newOffice();
    await addFloat(officeId, 1_000);
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 64 }, () => trade(officeId, key)));
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => field(answer, 'id'))).size).toBe(1);
    expect(await held(officeId)).toEqual(['EUR 90', 'USD 99900']);
  });

  test('never exceed the balance', async () => {
    const officeId = await newOffice();
    await addFloat(officeId, 10);
    const answers = await Promise.all(Array.from({ length: 48 }, () => trade(officeId)));
    expect(answers.filter((answer) => answer?.status === 201)).toHaveLength(10);
    expect(answers.filter((answer) => answer?.status === 409)).toHaveLength(38);
    expect(await held(officeId)).toEqual(['EUR 900', 'USD 0']);
  });

  test('neither lose nor duplicate 400 trades of four offices sent three times', async () => {
    const offices = await Promise.all([1, 2, 3, 4].map(newOffice));
    for (const officeId of offices) await addFloat(officeId, 1_000);
    const keys = Array.from({ length: 100 }, () => newId());
    const ids = new Set<string>();
    for (const key of keys) {
      const copies = offices.flatMap((officeId) => [1, 2, 3].map(() => trade(officeId, `${key}-${officeId}`)));
      for (const answer of await Promise.all(copies)) {
        expect(answer?.status).toBe(201);
        ids.add(field(answer, 'id'));
      }
    }
    expect(ids.size).toBe(400);
    for (const officeId of offices) expect(await held(officeId)).toEqual(['EUR 9000', 'USD 90000']);
    const { faults, entries } = await verifyBooks(database.connection);
    expect(faults).toEqual([]);
    const { count } = await database.connection
      .selectFrom('journalEntries')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
    expect(BigInt(entries)).toBe(count);
  }, 120_000);
});

function field(answer: Sent | undefined, name: string): string {
  return String(Reflect.get(Object(answer?.body), name));
}
