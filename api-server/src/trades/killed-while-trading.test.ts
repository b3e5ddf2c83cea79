import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { v7 as newId } from 'uuid';
import type { DatabaseKind } from '../../test/databases';
import { startServerProcess, type ServerProcess } from '../../test/killed-server';
import { openSmallBusiness, PASSWORD, type SmallBusiness } from '../../test/small-business';
import { sharedPostgres } from '../../test/shared-databases';
import { verifyBooks } from '../books/verify-books';
import { deliverDue, receiveWebhooks } from '../../test/webhook-receiver';
import { HOUR_MS } from '../calendar/durations';
import { openDatabase, type DatabaseOptions } from '../database/database';
import { migrate } from '../database/migrator';
import { migrations } from '../database/migrations';

/** `npm run kill-test` uses more. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 2);
const CLIENTS = 8;
const FLOAT = 1_000_000;

const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-trades-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Load {
  officeId: string;
  sent: Map<string, string | undefined>;
}

it.each(['embedded', 'postgresql'] as const)(
  `every answered trade and its event are there once after ${ROUNDS} kills in the middle of trading (%s)`,
  async (kind) => {
    const { options, environment } = await deployment(kind);
    const receiver = await receiveWebhooks();
    const business = await openBusiness(options);
    const load: Load = { officeId: business.offices.algiers, sent: new Map() };
    for (let round = 0; round < ROUNDS; round++) {
      const server = await startServerProcess(environment);
      const headers = await signIn(server, business);
      if (round === 0) {
        await addFloat(server, headers, load.officeId);
        await addWebhook(server, headers, receiver.url);
      }
      await repeatUnanswered(server, headers, load);
      const enough = load.sent.size + 20 + Math.floor(Math.random() * 200);
      const clients = Array.from({ length: CLIENTS }, () => trade(server, headers, load));
      while (load.sent.size < enough) await new Promise((resolve) => setImmediate(resolve));
      await server.kill();
      await Promise.all(clients);
    }
    const last = await startServerProcess(environment);
    await repeatUnanswered(last, await signIn(last, business), load);
    await last.kill();

    const database = await openDatabase(options);
    const trades = await database.connection.selectFrom('trades').select('id').execute();
    const booked = await database.connection
      .selectFrom('journalEntries')
      .select('tradeId')
      .where('tradeId', 'is not', null)
      .execute();
    const { faults } = await verifyBooks(database.connection);
    await deliverDue(database.connection, new Date(Date.now() + HOUR_MS));
    receiver.close();
    await database.close();
    const answered = [...load.sent.values()].toSorted((one, other) => Number(one) - Number(other));
    const inOrder = (ids: (bigint | null)[]) => ids.map(String).toSorted((one, other) => Number(one) - Number(other));
    expect(inOrder(trades.map(({ id }) => id))).toEqual(answered);
    expect(inOrder(booked.map(({ tradeId }) => tradeId))).toEqual(answered);
    expect(faults).toEqual([]);
    // Killed between a delivery and its mark, servers send it again.
    const delivered = receiver.received.map(({ event }) => (event.type === 'trade.booked' ? event.data.tradeId : ''));
    const firsts = delivered.filter((id, at) => delivered.indexOf(id) === at);
    expect(firsts).toEqual(answered);
  },
  1_200_000,
);

async function deployment(
  kind: DatabaseKind,
): Promise<{ options: DatabaseOptions; environment: Record<string, string> }> {
  if (kind === 'embedded') {
    const options = { kind, folder: path.join(folder, 'database') };
    return { options, environment: { DATA_DIR: folder, WEBHOOK_LOCAL: 'on' } };
  }
  const url = await sharedPostgres('nothing');
  return { options: { kind, url }, environment: { DATABASE_URL: url, DATA_DIR: folder, WEBHOOK_LOCAL: 'on' } };
}

async function openBusiness(options: DatabaseOptions): Promise<SmallBusiness> {
  const database = await openDatabase(options);
  await migrate(database.connection, migrations);
  const business = await openSmallBusiness(database.connection);
  await database.close();
  return business;
}

async function signIn(server: ServerProcess, { people }: SmallBusiness): Promise<Record<string, string>> {
  const body = { email: people.SUPERADMIN.email, password: PASSWORD };
  const answer = await server.send('POST', '/login', { body });
  return { authorization: `Bearer ${String(Reflect.get(Object(answer?.body), 'access_token'))}` };
}

async function addWebhook(server: ServerProcess, headers: Record<string, string>, url: string): Promise<void> {
  const body = { name: 'Books', url, events: ['trade.booked'] };
  expect((await server.send('POST', '/webhooks', { body, headers }))?.status).toBe(201);
}

async function addFloat(server: ServerProcess, headers: Record<string, string>, officeId: string): Promise<void> {
  const date = new Date().toISOString();
  const body = { officeId, date, amount: FLOAT, currency: 'USD', description: 'Opening float' };
  expect((await server.send('POST', '/transactions', { body, headers }))?.status).toBe(201);
}

async function trade(server: ServerProcess, headers: Record<string, string>, load: Load): Promise<void> {
  for (;;) {
    const key = newId();
    load.sent.set(key, undefined);
    if (!(await sendTrade(server, headers, load, key))) return;
  }
}

/** Repeats unacknowledged requests under their keys, as a browser does. */
async function repeatUnanswered(server: ServerProcess, headers: Record<string, string>, load: Load): Promise<void> {
  const unanswered = [...load.sent].filter(([, id]) => id === undefined);
  for (const [key] of unanswered) expect(await sendTrade(server, headers, load, key)).toBe(true);
}

async function sendTrade(
  server: ServerProcess,
  headers: Record<string, string>,
  { officeId, sent }: Load,
  key: string,
): Promise<boolean> {
  const body = { officeId, oldAmount: 1, oldCurrency: 'USD', newAmount: 0.9, newCurrency: 'EUR', rate: 0.9 };
  const answer = await server.send('POST', '/trades', { body, headers: { ...headers, 'idempotency-key': key } });
  if (!answer) return false;
  expect(answer).toMatchObject({ status: 201 });
  sent.set(key, String(Reflect.get(Object(answer.body), 'id')));
  return true;
}
