import { Agent, get } from 'node:http';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { folderStore, verify } from '@comptoir/remote-registry';
import { teamRemote } from '@comptoir/remote-registry/testing';
import { root } from '../../scripts/machine/root.mjs';
import { load } from '../api/load';
import { startServer, type ServerProcess } from '../api/server-process';
import { median } from '../median';
import { publishTeams } from './publish-teams';

// Costs of a page with many publishing teams, on the last build. A team has three areas, a widget, 22 files and three
// versions without equal files.
const SIZES = [3, 20, 100];
const VERSIONS = ['1.0.0', '1.1.0', '1.2.0'];
const REQUESTS = 200;
const CLIENTS = 8;
const SECONDS = Number(process.env['SECONDS'] ?? 5);
const FIRST_PORT = 4740;
const agent = new Agent({ keepAlive: true });
const ADDRESS = teamRemote(0, '1.0.0').changes.areas?.[0]?.path ?? '/';

const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-bench-'));
const servers = new Map<number, ServerProcess>();
try {
  print('remotes', 'HTML', 'brotli', 'hashes of live / former versions, brotli', 'page ms, p50 / p95', 'processor ms');
  print('---:', '---:', '---:', '---:', '---:', '---:');
  const rest: string[][] = [];
  for (const size of SIZES) {
    const { place, times } = await published(size, VERSIONS);
    const server = await servePages(size, place);
    print(String(size), ...(await costOf(server)));
    const rate = await rateOf(server);
    rest.push([
      String(size),
      rate.toFixed(0),
      await registryOf(server),
      ms(median(times)),
      kilobytes((await stat(path.join(place, 'registry.json'))).size),
    ]);
  }
  gap();
  print('remotes', `pages/s, ${CLIENTS} clients`, '/registry.json, brotli', 'publish, median', 'registry file');
  print('---:', '---:', '---:', '---:', '---:');
  for (const line of rest) print(...line);
  await growAtOnce();
} finally {
  for (const server of servers.values()) await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** 200 remotes, and 100 more from 8 concurrent publishers; then a page of them and one of 3 remotes, alternately. */
async function growAtOnce(): Promise<void> {
  const { place } = await published(200, ['1.0.0']);
  const times = await publishTeams(place, { first: 200, count: 100, version: '1.0.0', publishers: 8 });
  const store = folderStore(place);
  const { broken } = await verify(store);
  const large = await servePages(300, place);
  const small = servers.get(3);
  if (!small) throw new Error('The server with 3 remotes is gone');
  // Warm-up: the server of 3 has compiled its code by thousands of requests.
  for (const server of [small, large]) await rateOf(server);
  const [few, many]: [number[], number[]] = [[], []];
  for (let time = 0; time < REQUESTS; time++) {
    few.push(await timeOf(small));
    many.push(await timeOf(large));
  }
  const remotes = Object.keys((await store.read()).remotes).length;
  gap();
  print('100 more at once to 200, by 8', 'target');
  print('---:', '---:');
  print(`${remotes} remotes, ${broken.length} broken files`, '300, none');
  print(`publish: median ${ms(median(times))}, longest ${ms(Math.max(...times))}`, '1000 ms');
  print(`a page: ${(median(many) / median(few)).toFixed(2)} × that of 3 remotes`, '1.10');
}

async function published(teams: number, versions: readonly string[]): Promise<{ place: string; times: number[] }> {
  const place = path.join(folder, `remotes-${teams}`);
  let times: number[] = [];
  for (const version of versions) times = await publishTeams(place, { first: 0, count: teams, version, publishers: 1 });
  return { place, times };
}

async function servePages(teams: number, place: string): Promise<ServerProcess> {
  const environment = { REMOTES_DIR: place, SHELL_FILES_DIR: path.join(folder, `shell-${teams}`), LOG_LEVEL: 'error' };
  const program = { args: [path.join(root, 'all-in-one/dist/page.js')], environment, ready: '/health' };
  const server = await startServer(program, FIRST_PORT + servers.size);
  servers.set(teams, server);
  for (let time = 0; time < REQUESTS; time++) await timeOf(server);
  return server;
}

async function rateOf({ address }: ServerProcess): Promise<number> {
  const requests = [{ path: ADDRESS, headers: { 'accept-encoding': 'br' } }];
  return (await load({ address, requests, connections: CLIENTS, seconds: SECONDS })).rate;
}

async function costOf(server: ServerProcess): Promise<string[]> {
  const page = await fetchRaw(`${server.address}${ADDRESS}`);
  const html = brotliDecompressSync(page).toString();
  const [, text = ''] = /id="comptoir-registry">([^<]*)</.exec(html) ?? [];
  const { parts } = JSON.parse(text);
  const sizes = [];
  for (const { address } of [parts.live, parts.former]) {
    sizes.push(kilobytes((await fetchRaw(`${server.address}${address}`)).byteLength));
  }
  const times: number[] = [];
  const before = server.processorTime();
  for (let time = 0; time < REQUESTS; time++) times.push(await timeOf(server));
  const processor = (server.processorTime() - before) / REQUESTS;
  const sorted = times.toSorted((one, other) => one - other);
  return [
    kilobytes(Buffer.byteLength(html)),
    kilobytes(page.byteLength),
    sizes.join(' / '),
    `${ms(median(times))} / ${ms(sorted[Math.floor(REQUESTS * 0.95)] ?? Number.NaN)}`,
    ms(processor),
  ];
}

async function registryOf({ address }: ServerProcess): Promise<string> {
  const started = performance.now();
  const answer = await fetchRaw(`${address}/registry.json`);
  return `${kilobytes(answer.byteLength)}, ${ms(performance.now() - started)}`;
}

async function timeOf({ address }: ServerProcess): Promise<number> {
  const started = performance.now();
  await fetchRaw(`${address}${ADDRESS}`);
  return performance.now() - started;
}

/** Raw answer; `fetch` would decompress it. */
function fetchRaw(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      void buffer(answer).then(resolve, reject);
    }).on('error', reject);
  });
}

function ms(time: number): string {
  return `${time.toFixed(time < 10 ? 2 : 0)} ms`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

function gap(): void {
  process.stdout.write('\n');
}

function print(...cells: string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
