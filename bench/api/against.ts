import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median } from '../median';
import { buildApiProgram } from './api-program';
import { load, type LoadOptions } from './load';
import { startPostgres } from './postgres';
import { pgbenchTrades } from './pgbench-trades';
import { openProduct, type Product } from './product';
import { startServer, type ServerProcess } from './server-process';

// Compares the server of this checkout with that of another one (`AGAINST`, a folder with installed dependencies).
// Calls alternate, so that other load on the machine affects both.
const AGAINST = process.env['AGAINST'];
if (!AGAINST) throw new Error('AGAINST names the folder of another checkout of this repository.');
const SECONDS = Number(process.env['SECONDS'] ?? 3);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SCALE = process.env['SCALE'] ?? '2000';
const KINDS = (['embedded', 'postgresql'] as const).filter((kind) => (process.env['DATABASE'] ?? kind) === kind);
/** Regular expression of the calls; all by default. */
const CALLS = new RegExp(process.env['CALLS'] ?? '');
const CONNECTIONS = 32;
const PORTS = { ours: 4731, theirs: 4732 };

interface Side {
  server: ServerProcess;
  product: Product;
  databaseUrl: string | undefined;
  offices: string[];
  sessions: string[];
}

const programs = {
  ours: buildApiProgram(),
  theirs: buildApiProgram(path.resolve(AGAINST, 'api-server')),
};
const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-against-'));
const postgres = await startPostgres();
const print = (...cells: string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
try {
  print('call', 'database', 'before, requests/s', 'now', 'ratio', 'processor ms each, before', 'now');
  print('---', '---', '---:', '---:', '---:', '---:', '---:');
  for (const kind of KINDS) {
    const sides = { ours: await open('ours', kind), theirs: await open('theirs', kind) };
    try {
      await compare(kind, sides);
    } finally {
      await sides.ours.server.stop();
      await sides.theirs.server.stop();
    }
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function open(which: 'ours' | 'theirs', kind: 'embedded' | 'postgresql'): Promise<Side> {
  const databaseUrl = kind === 'postgresql' ? await postgres.createDatabase(which) : undefined;
  const environment = {
    DATA_DIR: path.join(folder, `${which}-${kind}`),
    DEMO_SCALE: SCALE,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const server = await startServer({ args: [programs[which]], environment, ready: '/api/health' }, PORTS[which]);
  const product = await openProduct(server);
  // In sequence: concurrent sign-ins count as guessing.
  const sessions: string[] = [];
  while (sessions.length < CONNECTIONS) sessions.push(await product.openSession());
  return { server, product, databaseUrl, offices: await product.openOffices(16), sessions };
}

async function compare(kind: string, { ours, theirs }: Record<'ours' | 'theirs', Side>) {
  const officeId = async ({ product }: Side) => product.officeNamed('Grand Alger');
  // Rotates sessions, so that the server's cache of one session does not help the next call.
  const list = (resource: string) => async (side: Side) => {
    const path = `/${resource}?officeId=${await officeId(side)}&limit=50`;
    return side.sessions.map((token) => side.product.get(path, token));
  };
  const calls: [string, (side: Side) => Promise<LoadOptions['requests']>][] = [
    ['agencies, 50 rows', list('agencies')],
    ['collections, 50 rows', list('collections')],
    ['trades, 1 office', async ({ product, offices }) => offices.slice(0, 1).map(product.trade)],
    ['trades, 16 offices', async ({ product, offices }) => offices.map(product.trade)],
  ];
  for (const [name, requests] of calls.filter(([each]) => CALLS.test(each))) {
    const [before, now] = [turns(theirs, await requests(theirs)), turns(ours, await requests(ours))];
    const bare: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await before.next();
      await now.next();
      const { product, databaseUrl, offices } = ours;
      const traded = name === 'trades, 1 office' ? offices.slice(0, 1) : offices;
      if (databaseUrl && name.startsWith('trades')) {
        bare.push(await pgbenchTrades(databaseUrl, traded, { mode: 'prepared', seconds: SECONDS, who: product }));
      }
    }
    const ratio = median(now.rates.map((rate, round) => rate / (before.rates[round] ?? Number.NaN)));
    const whole = (rates: readonly number[]) => median(rates).toFixed(0);
    print(name, kind, whole(before.rates), whole(now.rates), ratio.toFixed(2), before.each(), now.each());
    if (bare.length > 0) {
      const share = (rates: readonly number[]) =>
        `${(100 * median(rates.map((rate, round) => rate / (bare[round] ?? Number.NaN)))).toFixed(0)} %`;
      print(`… of pgbench, prepared (${whole(bare)})`, kind, share(before.rates), share(now.rates), '', '', '');
    }
  }
}

function turns({ server }: Side, requests: LoadOptions['requests']) {
  const rates: number[] = [];
  const processor: number[] = [];
  return {
    rates,
    each: () => median(processor).toFixed(3),
    async next() {
      const { rate, processorEach } = await load({
        address: server.address,
        requests,
        connections: CONNECTIONS,
        seconds: SECONDS,
        processorTime: () => server.processorTime(),
      });
      rates.push(rate);
      processor.push(processorEach);
    },
  };
}
