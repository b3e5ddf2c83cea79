import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderStore, publish } from '@comptoir/remote-registry';
import { builtFolder, emptyFolder } from '@comptoir/remote-registry/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_CONFIG } from '../src/runtime-config';
import { pageServerPlugin } from './page-server.plugin';
import { builtShell } from './testing/built-shell';

const TOKEN = 'Bearer a token for the metrics';

let remotes: string;
let requested: Promise<void>;
let server: FastifyInstance;

beforeEach(async () => {
  remotes = await emptyFolder();
  const shell = await builtShell();
  await writeFile(path.join(shell, 'main.0a1b2c3d.js'), '/* main */');
  server = Fastify();
  let isAsked = () => {};
  requested = new Promise((resolve) => {
    isAsked = resolve;
  });
  await server.register(pageServerPlugin, {
    shell,
    remotes: folderStore(remotes),
    config: DEFAULT_CONFIG,
    readDecisions: async () => {
      isAsked();
      return [];
    },
    mayReadMetrics: (authorization) => authorization === TOKEN,
  });
});
afterEach(() => server.close());

const operations = async (version: string) =>
  publish(folderStore(remotes), await builtFolder(version), { by: 'a team' });
const read = async () => (await server.inject({ url: '/metrics', headers: { authorization: TOKEN } })).body;

function valueOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

test('only authorized clients read the metrics: others get 404', async () => {
  const stranger = await server.inject({ url: '/metrics' });
  expect([stranger.statusCode, stranger.body.includes('comptoir_')]).toEqual([404, false]);
  expect(await read()).toContain('process_cpu_seconds_total');
});

test('they show which registry is in use, and that a tampered one is refused, before any page asks', async () => {
  await operations('1.0.0');
  const good = await read();
  expect(valueOf(good, 'comptoir_registry_good')).toBe(1);
  expect(valueOf(good, 'comptoir_registry_revision')).toBe(1);
  expect(valueOf(good, 'comptoir_registry_remotes')).toBe(1);
  const goodAt = valueOf(good, 'comptoir_registry_good_timestamp_seconds');

  const file = path.join(remotes, 'registry.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, `${text} `.replace('a team', 'b team'));
  const refused = await read();
  expect(valueOf(refused, 'comptoir_registry_good')).toBe(0);
  expect(valueOf(refused, 'comptoir_registry_revision')).toBe(1);
  expect(valueOf(refused, 'comptoir_registry_refusals_total{reason="refused"}')).toBe(1);
  expect(valueOf(refused, 'comptoir_registry_good_timestamp_seconds')).toBe(goodAt);
  expect(valueOf(await read(), 'comptoir_registry_refusals_total{reason="refused"}')).toBe(1);

  await writeFile(file, text);
  expect(valueOf(await read(), 'comptoir_registry_good')).toBe(1);
});

test('they show when decisions on remotes were last received', async () => {
  const before = Date.now() / 1000;
  await server.ready();
  await requested;
  expect(valueOf(await read(), 'comptoir_decisions_heard_timestamp_seconds')).toBeGreaterThanOrEqual(before);
});

test('pages, files of remotes and of the shell, and refusals are counted, files by kind and not by name', async () => {
  await operations('1.0.0');
  for (const url of ['/agencies', '/', '/main.0a1b2c3d.js', '/remotes/operations/1.0.0/remoteEntry.js', '/no.js']) {
    await server.inject({ url });
  }
  const text = await read();
  const count = (route: string, status: number) =>
    valueOf(text, `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`);
  expect(count('page', 200)).toBe(2);
  expect(count('remote file', 200)).toBe(1);
  expect(count('shell file', 200)).toBe(1);
  expect(count('unknown', 404)).toBe(1);
  expect(text).not.toContain('0a1b2c3d');
});

test('policy violations are counted by remote, and by no made-up name', async () => {
  await operations('1.0.0');
  await read();
  const report = (remote: string) =>
    server.inject({
      method: 'POST',
      url: '/reports/policy',
      payload: [{ type: 'csp-violation', body: { sourceFile: `https://x.example/remotes/${remote}/1.0.0/a.js` } }],
    });
  for (const remote of ['operations', 'operations', 'made-up']) await report(remote);
  const text = await read();
  expect(valueOf(text, 'comptoir_policy_violations_total{remote="operations"}')).toBe(2);
  expect(valueOf(text, 'comptoir_policy_violations_total{remote="none"}')).toBe(1);
  expect(text).not.toContain('made-up');
});
