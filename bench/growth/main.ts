import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { buildApiProgram } from '../api/api-program';
import { startPostgres } from '../api/postgres';
import { openProduct, type Product } from '../api/product';
import { startServer } from '../api/server-process';
import { median } from '../median';
import { fillJournal } from './fill-journal';

// Measures the calls on money while the journal of one office grows tenfold several times, on PostgreSQL.
const SMALLEST = 10_000;
const LARGEST = Number(process.env['ENTRIES'] ?? 1_000_000);
/** Requests of each kind in sequence; the median counts. */
const REQUESTS = 200;
const PORT = 4724;

const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-bench-'));
const postgres = await startPostgres();
const environment = { DATA_DIR: folder, DATABASE_URL: postgres.url, DEMO_SCALE: '200' };
const server = await startServer({ args: [buildApiProgram()], environment, ready: '/api/health' }, PORT);
const client = new Client({ connectionString: postgres.url });
try {
  await client.connect();
  const product = await openProduct(server);
  const [officeId = ''] = await product.openOffices(1);
  const calls = moneyCalls(product, officeId);
  print('entries', 'growth of the logarithm', ...Object.keys(calls));
  print('---', ...Object.keys(calls).map(() => '---:'), '---:');
  const first: number[] = [];
  for (let entries = SMALLEST; entries <= LARGEST; entries *= 10) {
    await fillJournal(client, officeId, entries);
    const cells: string[] = [];
    for (const [index, call] of Object.values(calls).entries()) {
      const time = await medianTime(call);
      cells.push(`${time.toFixed(2)} ms (${(time / (first[index] ??= time)).toFixed(2)} ×)`);
    }
    print(entries.toLocaleString('en'), `${(Math.log(entries) / Math.log(SMALLEST)).toFixed(2)} ×`, ...cells);
  }
} finally {
  await client.end();
  await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function moneyCalls(product: Product, officeId: string): Record<string, () => Promise<unknown>> {
  const read = (address: string) => async () => (await product.request(`${address}officeId=${officeId}`)).text();
  return {
    'make a trade': () => product.makeTrade(officeId),
    'newest 50 trades': read('/trades?limit=50&'),
    'newest 50 of the money book': read('/general-ledger?limit=50&'),
    'a day of the money book': read('/general-ledger?limit=50&from=2000-01-03T00:00:00Z&to=2000-01-04T00:00:00Z&'),
    balances: read('/general-ledger/balance?'),
  };
}

async function medianTime(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let request = 0; request < REQUESTS; request += 1) {
    const started = performance.now();
    await call();
    times.push(performance.now() - started);
  }
  return median(times);
}

function print(...cells: string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
