import { COUNTED_ROWS, MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillBigCustomer } from '../test/big-customer';
import { bigCustomerSamples } from '../test/big-customer-samples';
import { changeOne, COMMON_WORDS, furtherReads, listUrlOf } from '../test/growth-requests';
import { readRequests, type ReadRequest } from '../test/read-requests';
import { openSmallBusiness, PASSWORD } from '../test/small-business';
import { openWatched, type QueryCost, type WatchedDatabase } from '../test/watched-database';
import { serveDatabase } from './api-server';
import { findCollectionKeys } from './collections/collection-pages.repository';
import { withBreadth } from './collections/collection-search';
import { sumByCurrency, sumByDay } from './collections/collection-totals.repository';
import { DAY_MS } from './calendar/durations';
import { daysBetween } from './calendar/local-day';
import { sumLedger } from './general-ledger/ledger.repository';
import { scopeOf } from './lists/hours/hour-source';
import { sumTrades } from './trades/trade-sums.repository';

/**
 * Ten times as much of everything except offices. Both have more offices than a page, since some data is kept and
 * read per office.
 */
const SIZES = [
  { scale: 0.001, offices: 300, collectors: 4 },
  { scale: 0.01, offices: 300, collectors: 40 },
] as const;
const STORED_LISTS = 3;
const FEW_ROWS = 100;
/** Allows for logarithmic growth only. */
const GROWTH = 1.6;

jest.setTimeout(300_000);

/** Planning joins of more tables takes longer than reading a page. */
const FEW_TABLES = 6;

/** Times that each counted or summed row may be read, including other rows of the period. */
const LOOKS = 6;
/** Scanning a few hundred days over all offices is acceptable to PostgreSQL. */
const DAYS_OF_ALL = 600;
const LOOKS_OF_FILE = 12;

/** A broad search matches 2,000 collections, and reads their agencies and its page as well. */
const FOUND_ROWS = 4_000;

interface Measured extends QueryCost {
  bytes: number;
  /** Rows counted or summed, up to a bound; undefined for other calls. */
  about: number | undefined;
}

interface Customer {
  database: WatchedDatabase;
  officeId: string;
  people: Awaited<ReturnType<typeof openSmallBusiness>>['people'];
  server: FastifyInstance;
}

async function openCustomer(size: (typeof SIZES)[number]): Promise<Customer> {
  const database = await openWatched();
  const { connection } = database;
  const { offices, people } = await openSmallBusiness(connection);
  const [officeId, userId] = [offices.algiers, people.SUPERADMIN.id];
  await fillBigCustomer(connection, { ...size, officeId, userId });
  const server = await serveDatabase(database, {
    logger: false,
    demo: undefined,
    firstAccount: undefined,
    jwtSecret: undefined,
    geocoder: { kind: 'offline' },
    media: { kind: 'disk', folder: path.join(tmpdir(), 'comptoir-no-media') },
  });
  return { database, officeId, people, server };
}

async function measure(customer: Customer): Promise<Map<string, Measured & ReadRequest>> {
  const { database, officeId, people, server } = customer;
  const tokens = new Map<string, string>();
  for (const role of ['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER'] as const) {
    const payload = { email: people[role].email, password: PASSWORD };
    const answer = await server.inject({ method: 'POST', url: '/api/login', payload });
    tokens.set(role, answer.json<{ access_token: string }>().access_token);
  }
  const measured = new Map<string, Measured & ReadRequest>();
  const samples = await bigCustomerSamples(database.connection, officeId);
  const changed = await changeOne(server, tokens.get('OFFICEMANAGER') ?? '', samples['getAgency.id'] ?? '');
  for (const request of [...readRequests(samples), ...furtherReads(samples), changed]) {
    // A webhook is read by its creator only.
    if (request.name === 'listWebhookDeliveries' && request.role !== 'SUPERADMIN') continue;
    const headers = { authorization: `Bearer ${tokens.get(request.role)}` };
    let answer: Pick<LightMyRequestResponse, 'statusCode' | 'rawPayload'> = {
      statusCode: 0,
      rawPayload: Buffer.alloc(0),
    };
    const requested = await database.costOf(async () => {
      answer = await server.inject({ url: `/api${request.address}`, headers });
    });
    // Some reads need one office, some an archivist.
    if ([403, 422].includes(answer.statusCode)) continue;
    expect([request.address, answer.statusCode]).toEqual([request.address, request === changed ? 226 : 200]);
    const list = listUrlOf(request);
    const listed = list === undefined ? undefined : await server.inject({ url: `/api${list}`, headers });
    const totalRows = listed && Number(listed.headers['x-total-count'] ?? listed.json<{ total: number }>().total);
    const about = totalRows === MORE_ROWS ? COUNTED_ROWS : totalRows;
    const bytes = answer.rawPayload.length;
    measured.set(`${request.role} ${request.variant}`, { ...request, ...requested, bytes, about });
  }
  return measured;
}

/** One of ten offices is in the country of the ADMIN. */
function officesOf(role: ReadRequest['role']): number {
  const [{ offices }] = SIZES;
  if (role === 'SUPERADMIN') return offices;
  return role === 'ADMIN' ? offices / 10 : 1;
}

let small: Awaited<ReturnType<typeof measure>>;
let big: typeof small;
let customer: Customer;

beforeAll(async () => {
  const first = await openCustomer(SIZES[0]);
  small = await measure(first);
  await first.server.close();
  customer = await openCustomer(SIZES[1]);
  big = await measure(customer);
});

afterAll(() => customer.server.close());

test('no read grows in rows or statements with ten times the data', () => {
  expect(big.size).toBeGreaterThan(500);
  const worse = [...big].flatMap(([who, { role, rows, bytes, statements, about }]) => {
    const before = small.get(who);
    if (!before) return [`${who} was not measured`];
    const answer = Math.max(1, bytes / before.bytes);
    const isFile = who.includes(' export');
    const atEach = (about ?? 0) * (isFile ? LOOKS_OF_FILE : LOOKS);
    const free = about === undefined ? FEW_ROWS : FEW_ROWS + DAYS_OF_ALL;
    const rowsGrow = rows > Math.max(free + STORED_LISTS * officesOf(role), before.rows * GROWTH * answer, atEach);
    // Lists that end on the first page skip the count; kept lists are read again when their time is over. Files have
    // parts in proportion to rows.
    const parts = isFile ? answer : 1;
    const statementsGrow = statements > before.statements * parts + 1 + STORED_LISTS;
    return rowsGrow || statementsGrow
      ? [`${who}: ${before.rows} → ${rows} rows, ${before.statements} → ${statements} statements, of ${about}`]
      : [];
  });
  expect(worse).toEqual([]);
});

test('sums are refused at the first row above the limit, in one office and in all', async () => {
  const bound = 1_000;
  const { database, officeId } = customer;
  const { connection } = database;
  const from = new Date('2000-01-01').toISOString();
  const days = daysBetween(new Date(Date.now() - 400 * DAY_MS), new Date(), 'Africa/Algiers');
  const sums = {
    'the collections of a country': () => sumByCurrency(connection, { countryCode: 'DZ' }, {}, bound),
    'the collections of an office': () => sumByCurrency(connection, { officeId }, {}, bound),
    'the collections of a period': () => sumByCurrency(connection, { officeId }, { startDate: from }, bound),
    'the days of all collections': () => sumByDay(connection, {}, { startDate: from, days }, bound),
    'all trades': () => sumTrades(connection, {}, {}, bound),
    'the trades of an office': () => sumTrades(connection, { officeId }, {}, bound),
    'the entries of an office': () => sumLedger(connection, officeId, { trade: true }, bound),
    'the entries of a period without trades': () => sumLedger(connection, officeId, { trade: false, from }, bound),
  };
  const read: Record<string, QueryCost> = {};
  for (const [name, sum] of Object.entries(sums)) {
    read[name] = await database.costOf(() => expect(sum()).rejects.toMatchObject({ code: 'too-many-to-sum' }));
  }
  // Index-only reads may count twice; hour scopes are read once.
  const most = 2 * (bound + 1) + 10;
  const further = Object.entries(read).filter(([, { statements, rows }]) => statements > 2 || rows > most);
  expect(Object.keys(read)).toHaveLength(Object.keys(sums).length);
  expect(further).toEqual([]);

  // All offices together are large enough for hour sums.
  const kept = await database.costOf(async () => void (await sumByCurrency(connection, {}, { startDate: from })));
  const { hours } = await connection
    .selectFrom('hourSums')
    .where('list', '=', 'collections')
    .where('scope', '=', scopeOf({}))
    .select(sql<number>`count(*)::int`.as('hours'))
    .executeTakeFirstOrThrow();
  expect(hours).toBeGreaterThan(1_000);
  // Years are read from monthly sums.
  expect(kept.rows).toBeLessThan(hours / 10);
  const whole = await database.costOf(async () => void (await sumByCurrency(connection, {}, {}, bound)));
  expect(whole.rows).toBeLessThan(20);
});

test('a page of a broad search reads little more than the page, in one office and in all', async () => {
  const { database, officeId } = customer;
  const { connection } = database;
  const requested = [
    ...COMMON_WORDS.flatMap((search) => [
      { search, reach: { officeId } },
      { search, reach: { countryCode: 'DZ' } },
      { search, reach: {} },
    ]),
    { search: 'number', reach: {} },
  ];
  for (const { search, reach } of requested) {
    const read = await database.costOf(async () => {
      const searchFilter = await withBreadth(connection, reach, { search });
      expect(await findCollectionKeys(connection, reach, searchFilter, { limit: 50 })).toHaveLength(50);
    });
    expect({ search, reach, rows: Math.max(FOUND_ROWS, read.rows) }).toEqual({ search, reach, rows: FOUND_ROWS });
  }
});

test('no read joins more tables than PostgreSQL plans quickly', () => {
  const joins = [...big].filter(([, { joined }]) => joined > FEW_TABLES);
  expect(joins.map(([who, { joined }]) => `${who}: ${joined} tables`)).toEqual([]);
});
