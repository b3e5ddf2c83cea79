import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { folderStore, publish } from '@comptoir/remote-registry';
import { builtFolder, emptyFolder } from '@comptoir/remote-registry/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_CONFIG } from '../../src/runtime-config';
import type { ApiCall } from '../api-call';
import { pageServerPlugin } from '../page-server.plugin';
import { builtShell } from '../testing/built-shell';

const TOKEN = 'of-the-operations-team';
const CODE = 'function list(){throw new Error("No agency "+name+" with this reference")}';
/** Column 19 of the built file is line 4, column 3 of the source. */
const MAP = {
  version: 3,
  sources: ['webpack://operations/./src/agencies/agency-list.page.tsx'],
  names: [],
  mappings: 'kBAGE',
};
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36';

let remotes: string;
let keptFiles: string;
let tokens: string;
const servers: FastifyInstance[] = [];

beforeEach(async () => {
  notices.splice(0);
  noticeStatus = 204;
  remotes = await emptyFolder();
  keptFiles = await emptyFolder();
  tokens = path.join(await emptyFolder(), 'teams.json');
  const files = { 'list.0a1b2c3d.js': CODE, 'list.0a1b2c3d.js.map': JSON.stringify(MAP) };
  await publish(folderStore(remotes), await builtFolder('1.0.0', { files }), { by: 'a team' });
  await writeTeam('operations-team', 'operations');
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

function writeTeam(team: string, remote: string): Promise<void> {
  const sha256 = createHash('sha256').update(TOKEN).digest('hex');
  return writeFile(tokens, JSON.stringify([{ team, sha256, remotes: [remote] }]));
}

const notices: unknown[] = [];
let noticeStatus = 204;

/** Answers as the API does to people who see Platform, and to notices of page servers. */
const callApi: ApiCall = async (path, { headers, body }) => {
  if (path !== '/api/crash-notices') {
    const isAllowed = path === '/api/remote-limits' && headers['authorization'] === 'Bearer platform';
    return { status: isAllowed ? 200 : 403, body: [] };
  }
  notices.push([headers, body]);
  return { status: noticeStatus, body: undefined };
};

async function pageServer(): Promise<FastifyInstance> {
  const server = Fastify();
  await server.register(pageServerPlugin, {
    shell: await builtShell(),
    remotes: folderStore(remotes),
    config: DEFAULT_CONFIG,
    keptFiles,
    publishTokens: tokens,
    callApi,
    noticeSecret: 'shared',
  });
  servers.push(server);
  return server;
}

const frame = (version: string, line = 1, column = 19) =>
  `    at t (https://comptoir.example/remotes/operations/${version}/list.0a1b2c3d.js:${line}:${column})`;

function report(server: FastifyInstance, changes: object = {}, office = '') {
  const failure = {
    remote: 'operations',
    version: '1.0.0',
    reason: 'render-crashed',
    message: 'No agency Amina with this reference',
    stack: `${frame('1.0.0')}\n    at x (https://comptoir.example/main.0a1b2c3d.js:1:2)`,
    ...changes,
  };
  const headers = { 'user-agent': CHROME, cookie: `comptoir.cohort=7.ADMIN.DZ.${office}.0a1b2c3d` };
  return server.inject({ method: 'POST', url: '/reports/failures', headers, payload: failure });
}

async function failuresAt(server: FastifyInstance) {
  const answer = await server.inject({ url: '/publish/failures', headers: { authorization: `Bearer ${TOKEN}` } });
  return answer.json<{ failures: { message: string; stack: string[]; reports: number; offices: number }[] }>().failures;
}

test('a team reads what broke: message, stack in its sources, reports, offices, browsers and times', async () => {
  const server = await pageServer();
  for (const office of ['office-1', 'office-2', 'office-1']) {
    expect((await report(server, {}, office)).statusCode).toBe(204);
  }
  const [first] = await failuresAt(server);
  expect(first).toEqual({
    remote: 'operations',
    version: '1.0.0',
    reason: 'render-crashed',
    message: 'No agency … with this reference',
    stack: ['src/agencies/agency-list.page.tsx:4:3'],
    reports: 3,
    offices: 2,
    browsers: ['Chrome 138'],
    firstAt: expect.any(String),
    lastAt: expect.any(String),
  });
});

test('typed text is not stored, not even in the folder of the page servers', async () => {
  const server = await pageServer();
  await report(server, { message: 'agency amina@mail.example, 0661 23 45 67, بن علي, reference BENALI' });
  const [failure] = await failuresAt(server);
  expect(failure?.message).toBe('agency …, reference …');
  await server.close();
  const file = (await readdir(keptFiles)).find((name) => name.startsWith('.failures-')) ?? '';
  const text = await readFile(path.join(keptFiles, file), 'utf8');
  expect(text).toContain('agency …, reference …');
  expect(text).not.toMatch(/amina|0661|BENALI|علي/);
});

test('failures of all page servers that share a folder are one, also after a restart', async () => {
  const [one, other] = [await pageServer(), await pageServer()];
  await report(one);
  await report(other);
  await Promise.all([one.close(), other.close()]);
  expect(await failuresAt(await pageServer())).toMatchObject([{ reports: 2 }]);
});

test('reports of versions and files that were never published, and malformed ones, leave nothing', async () => {
  const server = await pageServer();
  await report(server, { version: '9.9.9', stack: frame('9.9.9') });
  await report(server, { stack: frame('1.0.0').replace('list.', 'other.') });
  await report(server, { stack: 'at t (https://evil.example/x.js:1:2)' });
  const refused = [
    await report(server, { message: 'x'.repeat(301) }),
    await report(server, { stack: 'x'.repeat(3001) }),
    await report(server, { reason: 'made-up' }),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
  expect(await failuresAt(server)).toEqual([]);
});

test('forged reports neither grow without bound nor drive out a failure that many have', async () => {
  const server = await pageServer();
  for (let count = 0; count < 3; count += 1) await report(server);
  const answers = [];
  // More than are admitted in two minutes.
  for (let line = 2; line < 64; line += 1) answers.push(await report(server, { stack: frame('1.0.0', line) }));
  expect(answers.map(({ statusCode }) => statusCode)).toContain(429);
  const failures = await failuresAt(server);
  expect(failures).toHaveLength(20);
  expect(failures).toContainEqual(expect.objectContaining({ reports: 3 }));
});

test.each([
  ['a team with other remotes', 'field-team', 'field'],
  ['a team that does not own the remote', 'other-team', 'operations'],
])('%s is refused', async (_case, team, remote) => {
  const owned = folderStore(remotes);
  const files = { 'list.0a1b2c3d.js': CODE };
  await publish(owned, await builtFolder('1.1.0', { files }), {
    by: 'a team',
    team: { name: 'operations-team', key: 'abc' },
  });
  await writeTeam(team, remote);
  const server = await pageServer();
  await report(server);
  expect(await failuresAt(server)).toEqual([]);
});

test('without a token failures are not read', async () => {
  const server = await pageServer();
  expect((await server.inject({ url: '/publish/failures' })).statusCode).toBe(401);
});

test('people who see Platform read the failures that the team reads, and others do not', async () => {
  const server = await pageServer();
  await report(server);
  const ask = (authorization?: string) =>
    server.inject({ url: '/reports/failures', headers: authorization === undefined ? {} : { authorization } });
  expect((await ask('Bearer platform')).json()).toEqual({ failures: await failuresAt(server) });
  expect(await failuresAt(server)).toHaveLength(1);
  expect([(await ask('Bearer manager')).statusCode, (await ask()).statusCode]).toEqual([403, 401]);
});

test('the first failure of a version is reported to the API with the address of the team, and retried if it is away', async () => {
  const sha256 = createHash('sha256').update(TOKEN).digest('hex');
  const notify = 'https://hooks.example/operations';
  const team = { team: 'operations-team', sha256, remotes: ['operations'], notify };
  await writeFile(tokens, JSON.stringify([{ ...team, team: 'other-team', remotes: ['field'] }, team]));
  const server = await pageServer();
  const noticesAfter = async (count: number) => {
    for (let wait = 0; notices.length < count && wait < 100; wait += 1) await pause(10);
    return notices;
  };
  noticeStatus = 503;
  await report(server);
  await noticesAfter(1);
  await pause(20);
  noticeStatus = 204;
  await report(server);
  await noticesAfter(2);
  await pause(20);
  await report(server);
  expect(await noticesAfter(3)).toEqual([notices[0], notices[0]]);
  expect(notices[0]).toEqual([
    { 'comptoir-notice-secret': 'shared' },
    {
      team: 'operations-team',
      to: { webhook: notify, key: sha256 },
      remote: 'operations',
      version: '1.0.0',
      reason: 'render-crashed',
      message: 'No agency … with this reference',
      stack: ['src/agencies/agency-list.page.tsx:4:3'],
    },
  ]);
});
