import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApiProgram } from './api-program';
import { readHeavyList } from './heavy-list';
import { listStatements, type Statement } from './list-statements';
import { load, type Load } from './load';
import { pgbenchTrades } from './pgbench-trades';
import { startPostgres } from './postgres';
import { openProduct, type Product } from './product';
import { startServer, type ServerProcess } from './server-process';

// Runs all measurements in sequence on one machine, so that ratios are meaningful. SECONDS is the duration of each,
// SCALE the number of agencies of the large office.
const SECONDS = Number(process.env['SECONDS'] ?? 10);
const SCALE = process.env['SCALE'] ?? '50000';
const CONNECTIONS = 32;
const PORTS = { bare: 4721, embedded: 4722, postgresql: 4723 };
const LISTS = { agencies: ['agencies'], collections: ['agencies', 'collections', 'users'] };
const program = buildApiProgram();

const lines: string[] = [];
function print(name: string, ...cells: string[]) {
  const line = `| ${[name, ...cells].join(' | ')} |`;
  lines.push(line);
  process.stdout.write(`${line}\n`);
}

function startComptoir(port: number, environment: Record<string, string>) {
  const options = { args: [program], environment: { DEMO_SCALE: SCALE, ...environment }, ready: '/api/health' };
  return startServer(options, port);
}

const measure = (server: ServerProcess, requests: Parameters<typeof load>[0]['requests'], connections = CONNECTIONS) =>
  load({ address: server.address, requests, connections, seconds: SECONDS });
const shown = ({ rate, p99 }: Load) => [rate.toFixed(0), String(p99)];
const percent = (ours: number, bare: number) => `${((100 * ours) / bare).toFixed(0)} %`;

const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-bench-'));
const postgres = await startPostgres();
try {
  const heavy: [string, string][] = [];
  for (const kind of ['embedded', 'postgresql'] as const) {
    // The first start seeds the database, which takes memory of its own.
    await (await startComptoir(PORTS[kind], environmentOf(kind))).stop();
    const server = await startComptoir(PORTS[kind], environmentOf(kind));
    heavy.push(...(await measureHeavyList(kind, server)));
    await server.stop();
  }

  print('call', 'database', 'requests/s', 'p99 ms', 'bare requests/s', 'ratio');
  print('---', '---', '---:', '---:', '---:', '---:');
  for (const kind of ['embedded', 'postgresql'] as const) {
    const server = await startComptoir(PORTS[kind], environmentOf(kind));
    try {
      await measureCalls(kind, server, await openProduct(server));
    } finally {
      await server.stop();
    }
  }
  process.stdout.write('\n');
  for (const line of heavy) print(...line);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function environmentOf(kind: 'embedded' | 'postgresql'): Record<string, string> {
  return kind === 'embedded' ? { DATA_DIR: folder } : { DATA_DIR: folder, DATABASE_URL: postgres.url };
}

async function measureCalls(kind: 'embedded' | 'postgresql', server: ServerProcess, product: Product) {
  const officeId = await product.officeNamed('Grand Alger');
  for (const [resource, shownLists] of Object.entries(LISTS)) {
    const list = `/${resource}?officeId=${officeId}&limit=50`;
    const rows = await (await product.request(list)).text();
    const bare = await startBare(rows, listStatements(product, officeId, shownLists));
    const ours = await measure(server, [product.get(list)]);
    const best = await measure(bare, [{ method: 'GET', path: '/rows' }]);
    print(`${resource}, 50 rows`, kind, ...shown(ours), best.rate.toFixed(0), percent(ours.rate, best.rate));
    if (kind === 'postgresql') {
      const queried = await measure(bare, [{ method: 'GET', path: '/queried-rows' }]);
      const own = 1 / (1 / ours.rate - (1 / queried.rate - 1 / best.rate));
      const cells = [own.toFixed(0), '', best.rate.toFixed(0), percent(own, best.rate)];
      print(`… the queries' own cost (bare: ${queried.rate.toFixed(0)}) taken off`, kind, ...cells);
    }
    if (resource === 'agencies') {
      const login = await measure(server, [product.login()], 4);
      const password = await measure(bare, [{ method: 'POST', path: '/password' }], 4);
      print(
        'login (bare: argon2id)',
        kind,
        ...shown(login),
        password.rate.toFixed(0),
        percent(login.rate, password.rate),
      );
    }
    await bare.stop();
  }

  const offices = await product.openOffices(16);
  for (const traded of [offices.slice(0, 1), offices]) {
    const ours = await measure(server, traded.map(product.trade));
    const name = `trades, ${traded.length} office(s)`;
    if (kind === 'embedded') {
      print(name, kind, ...shown(ours), '', '');
    } else {
      for (const mode of ['extended', 'prepared'] as const) {
        const best = await pgbenchTrades(postgres.url, traded, { mode, seconds: SECONDS, who: product });
        print(`${name} (bare: pgbench, ${mode})`, kind, ...shown(ours), best.toFixed(0), percent(ours.rate, best));
      }
    }
  }
}

function startBare(rows: string, statements: Statement[]): Promise<ServerProcess> {
  const args = ['--import', 'tsx', path.join(import.meta.dirname, 'bare-server.ts')];
  const environment = { ROWS: rows, STATEMENTS: JSON.stringify(statements), DATABASE_URL: postgres.url };
  return startServer({ args, environment, ready: '/rows' }, PORTS.bare);
}

async function measureHeavyList(kind: string, server: ServerProcess): Promise<[string, string][]> {
  const product = await openProduct(server);
  const officeId = await product.officeNamed('Grand Alger');
  server.forgetPeak();
  const before = server.peakMemory();
  const cold = await Promise.all(Array.from({ length: 8 }, () => readHeavyList(server, product, officeId)));
  const peak = server.peakMemory();
  const warm = await readHeavyList(server, product, officeId);
  const unchanged = await readHeavyList(server, product, officeId, { headers: { 'if-none-match': warm.etag } });
  await changeOne(product, officeId);
  const whole = await readHeavyList(server, product, officeId);
  const { last, bytes } = await readHeavyList(server, product, officeId, { since: warm.version });
  const worst = (of: (transfer: (typeof cold)[number]) => number) => `${Math.max(...cold.map(of)).toFixed(0)} ms`;
  return [
    [`heavy list (${SCALE} agencies, ${kind}), 8 cold clients: first byte`, worst(({ first }) => first)],
    ['… last byte', worst(({ last }) => last)],
    ['… on the wire, brotli', `${(warm.bytes / 1e6).toFixed(2)} MB`],
    ['… peak memory of the process meanwhile', `${peak.toFixed(0)} MiB (before: ${before.toFixed(0)})`],
    ['… warm: first byte', `${warm.first.toFixed(0)} ms`],
    ['… unchanged: 304', `${unchanged.last.toFixed(0)} ms`],
    ['… one changed: all of it', `${whole.last.toFixed(0)} ms, ${whole.bytes} bytes`],
    ['… one changed: what changed', `${last.toFixed(0)} ms, ${bytes} bytes`],
  ];
}

async function changeOne(product: Product, officeId: string): Promise<void> {
  const [agency]: { id: string }[] = await (await product.request(`/agencies?officeId=${officeId}&limit=1`)).json();
  const body = JSON.stringify({ phone: '+213 21 00 00 00' });
  const headers = { 'content-type': 'application/json', 'if-match': '*' };
  await product.request(`/agencies/${agency?.id}`, { method: 'PATCH', body }, headers);
}
