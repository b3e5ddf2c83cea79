import { AGENCY_LIST_LIMIT } from '@comptoir/api-contract/agencies';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillBigCustomer } from '../test/big-customer';
import { bigCustomerSamples } from '../test/big-customer-samples';
import { readRequests, type ReadRequest } from '../test/read-requests';
import { openSmallBusiness, PASSWORD } from '../test/small-business';
import { openWatched, type Asked, type WatchedDatabase } from '../test/watched-database';
import { serveDatabase } from './api-server';
import { findCollectionKeys } from './collections/collection-pages.repository';
import { withBreadth } from './collections/collection-search';
import { sumByCurrency, sumByDay } from './collections/collection-totals.repository';
import { sumLedger } from './general-ledger/ledger.repository';
import { sumTrades } from './trades/trade-sums.repository';

/** Of the big customer; the second has ten times as much of everything as the first. */
const SCALES = [0.001, 0.01] as const;
/** Of four million rows and more, so many may be looked at whatever was asked for. */
const FEW_ROWS = 1_000;
/** More would be worse than the logarithm. */
const GROWTH = 1.6;

jest.setTimeout(300_000);

/** To weigh every order in which more tables can be joined takes longer than to read a page. */
const FEW_TABLES = 6;

/** What looks at more rows the more there is of what it is asked about, and why. */
const GROWS: Partial<Record<ReadRequest['name'], string>> = {
  getCollectionTotals: 'adds up the collections of its days, up to a bound',
  listCollectors: 'counts the collections of each collector since a day',
  sumCollections: 'adds up the collections of the filter, up to a bound',
  sumGeneralLedger: 'adds up the entries of the filter, up to a bound',
  sumTrades: 'adds up the trades of the filter, up to a bound',
};

/** The same of one way to ask. */
const GROWS_SO: Record<string, string> = {
  'listCollections with "agency"': 'counts the collections that it finds, up to a bound',
  'listCollections with "ag"': 'counts the collections that it finds, up to a bound',
};

interface Measured extends Asked {
  bytes: number;
}

/** Reads all agencies of the big office, changes one, and answers the request that asks what changed. */
async function changeOne(server: FastifyInstance, token: string, id: string): Promise<ReadRequest> {
  const address = `/agencies?limit=${AGENCY_LIST_LIMIT}`;
  const headers = { authorization: `Bearer ${token}`, 'if-match': '*' };
  const rename = (name: string) =>
    server.inject({ method: 'PATCH', url: `/api/agencies/${id}`, headers, payload: { name } });
  // What raised the version that the office was filled with is not known.
  await rename('Renamed');
  const { headers: read } = await server.inject({ url: `/api${address}`, headers });
  await rename('Renamed again');
  const since = String(read['x-list-version']);
  const variant = 'listAgencies since a change';
  return { name: 'listAgencies', role: 'OFFICEMANAGER', address: `${address}&since=${since}`, variant };
}

/** What no sample asks for: a currency that nobody trades, of which no trade ends the search. */
function readsOfRareCurrency(): ReadRequest[] {
  const address = '/trades?limit=50&currency=GBP';
  const variant = 'listTrades with a rare currency';
  return (['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER'] as const).map((role) => ({
    name: 'listTrades',
    role,
    address,
    variant,
  }));
}

/** What every agency has in its name. */
const COMMON_WORDS = ['agency', 'ag'];

/** What no sample asks for: words that nearly all collections are found with, and a file of these. */
function readsOfCommonWords(): ReadRequest[] {
  const listed = COMMON_WORDS.flatMap((search) =>
    (['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER'] as const).map((role) => ({
      name: 'listCollections' as const,
      role,
      address: `/collections?limit=50&search=${search}`,
      variant: `listCollections with "${search}"`,
    })),
  );
  const files = COMMON_WORDS.map((search) => ({
    name: 'exportCollections' as const,
    role: 'OFFICEMANAGER' as const,
    address: `/collections/csv?search=${search}`,
    variant: `exportCollections with "${search}"`,
  }));
  return [...listed, ...files];
}

/** What each read asks of the database, by who makes it and how. */
async function measure(scale: number): Promise<Map<string, Measured & ReadRequest>> {
  const database = await openWatched();
  const { connection } = database;
  const { offices, people } = await openSmallBusiness(connection);
  await fillBigCustomer(connection, { scale, officeId: offices.algiers, userId: people.SUPERADMIN.id });
  const server = await serveDatabase(database, {
    logger: false,
    demo: undefined,
    firstAccount: undefined,
    jwtSecret: undefined,
    geocoder: { kind: 'offline' },
    media: { kind: 'disk', folder: path.join(tmpdir(), 'comptoir-no-media') },
  });
  try {
    const tokens = new Map<string, string>();
    for (const role of ['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER'] as const) {
      const payload = { email: people[role].email, password: PASSWORD };
      const answer = await server.inject({ method: 'POST', url: '/api/login', payload });
      tokens.set(role, answer.json<{ access_token: string }>().access_token);
    }
    const measured = new Map<string, Measured & ReadRequest>();
    const samples = await bigCustomerSamples(connection, offices.algiers);
    const changed = await changeOne(server, tokens.get('OFFICEMANAGER') ?? '', samples['getAgency.id'] ?? '');
    for (const request of [...readRequests(samples), ...readsOfRareCurrency(), ...readsOfCommonWords(), changed]) {
      let answer: Pick<LightMyRequestResponse, 'statusCode' | 'rawPayload'> = {
        statusCode: 0,
        rawPayload: Buffer.alloc(0),
      };
      const asked = await database.asked(async () => {
        const headers = { authorization: `Bearer ${tokens.get(request.role)}` };
        answer = await server.inject({ url: `/api${request.address}`, headers });
      });
      // Some are asked of one office only.
      if (answer.statusCode === 422) continue;
      expect([request.address, answer.statusCode]).toEqual([request.address, request === changed ? 226 : 200]);
      measured.set(`${request.role} ${request.variant}`, { ...request, ...asked, bytes: answer.rawPayload.length });
    }
    return measured;
  } finally {
    await server.close();
  }
}

/** Does something with the larger one of the two. */
async function withCustomer(work: (database: WatchedDatabase, officeId: string) => Promise<void>): Promise<void> {
  const database = await openWatched();
  try {
    const { offices, people } = await openSmallBusiness(database.connection);
    const officeId = offices.algiers;
    await fillBigCustomer(database.connection, { scale: SCALES[1], officeId, userId: people.SUPERADMIN.id });
    await work(database, officeId);
  } finally {
    await database.close();
  }
}

let small: Awaited<ReturnType<typeof measure>>;
let big: typeof small;

beforeAll(async () => {
  small = await measure(SCALES[0]);
  big = await measure(SCALES[1]);
});

test('No read looks at ten times the rows, or sends more statements, because there is ten times as much', () => {
  expect(new Set([...big.values()].map(({ name }) => name)).size).toBeGreaterThan(25);
  const worse = [...big].flatMap(([who, { name, variant, rows, bytes, statements }]) => {
    const before = small.get(who);
    if (!before) return [`${who} was not measured`];
    const answer = Math.max(1, bytes / before.bytes);
    const rowsGrow = !(name in GROWS || variant in GROWS_SO) && rows > FEW_ROWS && rows > before.rows * GROWTH * answer;
    // A list that ends on its first page is not counted, nor is its state looked at for that; of which hours are kept a
    // server asks once.
    const statementsGrow = statements > before.statements + 3;
    return rowsGrow || statementsGrow
      ? [`${who}: ${before.rows} → ${rows} rows, ${before.statements} → ${statements} statements`]
      : [];
  });
  expect(worse).toEqual([]);
});

test('What a list adds up to is refused as soon as one row is too many, in one office and in all', async () => {
  const bound = 1_000;
  await withCustomer(async (database, officeId) => {
    const { connection } = database;
    const from = new Date('2000-01-01').toISOString();
    const sums = {
      'the collections of a country': () => sumByCurrency(connection, { countryCode: 'DZ' }, {}, bound),
      'the collections of an office': () => sumByCurrency(connection, { officeId }, {}, bound),
      'the collections of a period': () => sumByCurrency(connection, {}, { startDate: from }, bound),
      'the days of all collections': () => sumByDay(connection, {}, { startDate: from, days: [] }, bound),
      'all trades': () => sumTrades(connection, {}, {}, bound),
      'the trades of an office': () => sumTrades(connection, { officeId }, {}, bound),
      'the entries of an office': () => sumLedger(connection, officeId, { trade: true }, bound),
      'the entries of a period without trades': () => sumLedger(connection, officeId, { trade: false, from }, bound),
    };
    const read: Record<string, Asked> = {};
    for (const [name, sum] of Object.entries(sums)) {
      read[name] = await database.asked(() => expect(sum()).rejects.toMatchObject({ code: 'too-many-to-sum' }));
    }
    // Where an index is read before its rows, PostgreSQL counts both. What hours are kept of is asked once.
    const most = 2 * (bound + 1) + 10;
    const further = Object.entries(read).filter(([, { statements, rows }]) => statements > 2 || rows > most);
    expect(Object.keys(read)).toHaveLength(Object.keys(sums).length);
    expect(further).toEqual([]);

    // There are enough of all offices to be kept by the hour, from which they are added up.
    const kept = await database.asked(async () => void (await sumByCurrency(connection, {}, { startDate: from })));
    const rows = await database.asked(
      async () => void (await sumByCurrency(connection, {}, { startDate: from, search: 'agency' })),
    );
    expect(kept.rows).toBeLessThan(rows.rows * 0.6);
    const whole = await database.asked(async () => void (await sumByCurrency(connection, {}, {}, bound)));
    expect(whole.rows).toBeLessThan(20);
  });
});

test('A page of a search that finds nearly everything looks at little more than the page, in one office and in all', async () => {
  const most = 2 * FEW_ROWS;
  await withCustomer(async (database, officeId) => {
    const { connection } = database;
    const asked = [
      ...COMMON_WORDS.flatMap((search) => [
        { search, reach: { officeId } },
        { search, reach: { countryCode: 'DZ' } },
        { search, reach: {} },
      ]),
      // What all collectors are called.
      { search: 'number', reach: {} },
    ];
    for (const { search, reach } of asked) {
      const read = await database.asked(async () => {
        const sought = await withBreadth(connection, reach, { search });
        expect(await findCollectionKeys(connection, reach, sought, { limit: 50 })).toHaveLength(50);
      });
      expect({ search, reach, rows: Math.max(most, read.rows) }).toEqual({ search, reach, rows: most });
    }
  });
});

test('No read joins so many tables at once that PostgreSQL plans it longer than it reads', () => {
  const joins = [...big].filter(([, { joined }]) => joined > FEW_TABLES);
  expect(joins.map(([who, { joined }]) => `${who}: ${joined} tables`)).toEqual([]);
});
