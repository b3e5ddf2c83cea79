import { ErrorBody } from '@comptoir/api-contract/errors';
import { refusals } from '@comptoir/api-contract/refusals';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { Agent, createServer, get, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { createServer as createPort } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startNames } from '../test/names';
import { startNginx, type NginxSettings } from '../test/nginx';

interface Seen {
  instance: string;
  method: string;
  body: string;
  headers: IncomingMessage['headers'];
}

let running: { stop: () => Promise<void> }[] = [];

afterEach(async () => {
  for (const each of running.toReversed()) await each.stop();
  running = [];
});

async function freePort(): Promise<number> {
  const port = createPort().listen(0, '127.0.0.1');
  await once(port, 'listening');
  const address = port.address();
  port.close();
  await once(port, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

type Answering = (seen: Seen[], response: ServerResponse) => void;

async function startInstance(address: string, port: number, seen: Seen[], answer: Answering) {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      seen.push({ instance: address, method: request.method ?? '', body, headers: request.headers });
      answer(seen, response);
    });
  });
  server.listen(port, address);
  await once(server, 'listening');
  const instance = {
    stop: async () => {
      server.closeAllConnections();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
  running.push(instance);
  return instance;
}

const welcome: Answering = (seen, response) => void response.end(`from ${seen.at(-1)?.instance}`);

async function startSite(changes: Partial<NginxSettings> = {}, answer: Answering = welcome) {
  const apiPort = await freePort();
  const addresses = new Map([['api', ['127.0.0.2', '127.0.0.3']]]);
  const seen: Seen[] = [];
  const one = await startInstance('127.0.0.2', apiPort, seen, answer);
  const other = await startInstance('127.0.0.3', apiPort, seen, answer);
  const names = await startNames(addresses);
  running.push(names);
  const settings: NginxSettings = {
    site: 'http',
    API: `api:${apiPort}`,
    PAGE: `api:${apiPort}`,
    FILES: tmpdir(),
    PUBLIC_URL: 'http://comptoir.example',
    HTTP_PORT: await freePort(),
    HTTPS_PORT: await freePort(),
    TRUSTED_PROXY: 'unix:',
    NAMESERVER: names.place,
    ...changes,
  };
  const nginx = await startNginx(settings);
  running.push(nginx);
  seen.length = 0;
  return {
    url: `http://127.0.0.1:${settings.HTTP_PORT}`,
    settings,
    addresses,
    names,
    nginx,
    seen,
    one,
    other,
    apiPort,
  };
}

test('a replaced container is found at its new address, without a reload', async () => {
  const { url, addresses, one, other, seen, apiPort } = await startSite();
  const read = async () => (await fetch(`${url}/api/offices`)).text();
  const from = new Set<string>();
  while (from.size < 2) from.add(await read());
  expect(from).toEqual(new Set(['from 127.0.0.2', 'from 127.0.0.3']));

  await one.stop();
  await other.stop();
  await startInstance('127.0.0.4', apiPort, seen, welcome);
  addresses.set('api', ['127.0.0.4']);
  const deadline = Date.now() + 10_000;
  let answer = '';
  while (answer !== 'from 127.0.0.4' && Date.now() < deadline) answer = await read();
  expect(answer).toBe('from 127.0.0.4');
});

test('all reads are answered while one of two containers is gone', async () => {
  const { url, one } = await startSite();
  await one.stop();
  const answers = await Promise.all(Array.from({ length: 40 }, async () => (await fetch(`${url}/api/offices`)).text()));
  expect(new Set(answers)).toEqual(new Set(['from 127.0.0.3']));
});

test.each(['/api/offices', '/agencies'])('a temporary DNS failure fails no read of %s', async (path_) => {
  const { url, names } = await startSite();
  names.forgetful = 1;
  const statuses = new Set<number>();
  // nginx caches names for a second.
  while (names.forgetful > 0) statuses.add((await fetch(url + path_)).status);
  expect(statuses).toEqual(new Set([200]));
});

test.each(['/api/offices', '/agencies'])('a lost DNS query fails no read of %s', async (path_) => {
  const { url, names } = await startSite();
  names.silent = 1;
  const statuses = new Set<number>();
  while (names.silent > 0) statuses.add((await fetch(url + path_)).status);
  expect(statuses).toEqual(new Set([200]));
});

const dropsTheFirst: Answering = (seen, response) => {
  if (seen.length === 1) response.socket?.destroy();
  else response.end('done');
};

test.each([
  ['a write with a key', 'POST', { 'idempotency-key': 'k-1' }, 200, 2],
  ['a change with a key', 'PATCH', { 'idempotency-key': 'k-2' }, 200, 2],
  ['a write without a key', 'POST', {}, 502, 1],
  ['a change without a key', 'PATCH', {}, 502, 1],
] as const)(
  '%s with a broken connection is tried on as many instances as allowed',
  async (_, method, key, status, times) => {
    const { url, seen } = await startSite({}, dropsTheFirst);
    const body = JSON.stringify({ amount: '1200.00' });
    const headers = { 'content-type': 'application/json', ...key };
    const answer = await fetch(`${url}/api/trades?x=1`, { method, headers, body });
    expect([answer.status, seen.length]).toEqual([status, times]);
    expect(new Set(seen.map(({ instance }) => instance)).size).toBe(times);
    for (const request of seen) expect([request.method, request.body]).toEqual([method, body]);
  },
);

test.each([
  ['an unreachable API', '/api/offices', 'GET', 'stopped', 502, 'server-failure'],
  ['an unreachable API', '/api/trades', 'POST', 'stopped', 502, 'server-failure'],
  ['an unreachable service', '/services/fleet/vehicles', 'POST', 'stopped', 502, 'server-failure'],
  ['a request that is too large', '/api/trades', 'POST', 'running', 413, 'too-large'],
  ['an upload that is too large', '/api/media/x', 'POST', 'running', 413, 'too-large'],
  ['an upload to a service that is too large', '/services/fleet/x', 'POST', 'running', 413, 'too-large'],
] as const)('nginx answers %s (%s, %s) in the format of the API', async (_, path_, method, state, status, code) => {
  const { url, one, other } = await startSite();
  if (state === 'stopped') for (const each of [one, other]) await each.stop();
  const body = Buffer.alloc(state === 'stopped' ? 10 : 26 * 1024 * 1024);
  const headers = { 'idempotency-key': 'k-1', 'content-type': 'application/json' };
  const answer = await fetch(url + path_, { method, headers, ...(method === 'POST' && { body }) });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/json']);
  expect(ErrorBody.parse(await answer.json())).toEqual({
    type: `urn:comptoir:refusal:${code}`,
    title: STATUS_CODES[status],
    status,
    detail: refusals[code][1],
    statusCode: status,
    error: STATUS_CODES[status],
    message: refusals[code][1],
    code,
  });
});

test('a write to a service is sent once, with its path as it is', async () => {
  const { url, seen } = await startSite({}, dropsTheFirst);
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'k-1' };
  const address = `${url}/services/fleet/a%2Fb`;
  const answer = await fetch(address, { method: 'POST', headers, body: '{}' });
  expect([answer.status, seen.length]).toEqual([502, 1]);
  expect((await fetch(address)).status).toBe(200);
});

test('a client cannot forge its address or the host: the servers get those seen by nginx', async () => {
  const { url, seen } = await startSite();
  const forged = { 'x-forwarded-for': '10.9.8.7', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
  await fetch(`${url}/api/offices`, { headers: forged });
  const { headers } = await startSite({ TRUSTED_PROXY: '127.0.0.1', PUBLIC_URL: 'https://x.example' }).then(
    async (behind) => {
      await fetch(`${behind.url}/api/offices`, { headers: { 'x-forwarded-for': '10.9.8.7, 192.0.2.5' } });
      return behind.seen[0] ?? { headers: {} };
    },
  );
  expect(seen[0]?.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': new URL(url).host,
  });
  expect(headers).toMatchObject({ 'x-forwarded-for': '192.0.2.5', 'x-forwarded-proto': 'https' });
});

const EVENTS = 'text/event-stream';

const streams: Answering = (_seen, response) => {
  response.writeHead(200, { 'content-type': EVENTS }).write('retry: 2000\n\n');
};

test('two thousand browsers can listen to changes at once, with capacity for their reads', async () => {
  const { url, seen } = await startSite({}, (all, response) =>
    all.at(-1)?.headers.accept === EVENTS ? streams(all, response) : welcome(all, response),
  );
  const agent = new Agent();
  running.push({ stop: async () => agent.destroy() });
  const open: IncomingMessage[] = [];
  let ended = 0;
  // In batches of a hundred, since the accept queue is limited.
  await Promise.all(
    Array.from({ length: 100 }, async () => {
      for (let count = 0; count < 20; count += 1) {
        const answer = await listen(url, agent);
        answer.resume().once('close', () => (ended += 1));
        open.push(answer);
      }
    }),
  );
  const statuses = new Set(open.map(({ statusCode }) => statusCode));
  expect([seen.length, open.length, statuses]).toEqual([2_000, 2_000, new Set([200])]);
  expect(await (await fetch(`${url}/api/offices`)).text()).toMatch(/^from /);
  expect(ended).toBe(0);
});

function listen(url: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(`${url}/api/events`, { agent, headers: { accept: EVENTS } }, resolve).on('error', reject);
  });
}

test.each([
  '/api/metrics',
  '/api/metrics/',
  '/api//metrics',
  '/api/%6Detrics',
  '/metrics',
  '//metrics',
  '/metrics?x=1',
  '/api/service-tokens',
  '/api//service-tokens',
  '/api/%73ervice-tokens',
  '/services/fleet/../../api/service-tokens',
  '/api/docs',
  '/api/docs/json',
  '/api/docs/static/index.html',
])('%s is not public', async (address) => {
  const { url, seen } = await startSite();
  expect((await fetch(url + address)).status).toBe(404);
  expect(seen).toEqual([]);
});

test('a trace is passed on and logged, without search texts', async () => {
  const own = '0af7651916cd43dd8448eb211c80319c';
  const started = '1bf7651916cd43dd8448eb211c80319d';
  const { url, seen, nginx } = await startSite({}, (_seen, response) => {
    response.setHeader('server-timing', `traceparent;desc="00-${started}-b7ad6b7169203331-01"`).end();
  });
  const traceparent = `00-${own}-b7ad6b7169203331-01`;
  await fetch(`${url}/api/offices?search=secret`, { headers: { traceparent } });
  expect(seen[0]?.headers['traceparent']).toBe(traceparent);
  await fetch(`${url}/agencies`);
  await nginx.stop();
  running = running.filter((each) => each !== nginx);
  const log = await nginx.log();
  expect(log).toMatch(new RegExp(`"GET /api/offices" 200 .* request=[0-9a-f]{32} trace=(${own}|${started})\\n`));
  expect(log).toMatch(new RegExp(`"GET /agencies" 200 .* trace=${started}\\n`));
  expect(log).not.toContain('secret');
});

test('nginx terminates TLS with HTTP/2, and redirects plain HTTP', async () => {
  const certificates = selfSigned();
  const { url, settings, seen } = await startSite({
    site: 'https',
    certificates,
    PUBLIC_URL: 'https://comptoir.example',
  });
  const session = connect(`https://localhost:${settings.HTTPS_PORT}`, {
    ca: readFileSync(path.join(certificates, 'fullchain.pem')),
  });
  const request = session.request({ ':path': '/api/offices' });
  const [headers]: IncomingHttpHeaders[] = await once(request, 'response');
  expect(session.alpnProtocol).toBe('h2');
  expect(headers).toMatchObject({ ':status': 200, 'strict-transport-security': 'max-age=31536000' });
  expect(await text(request)).toMatch(/^from 127/);
  expect(seen[0]?.headers['x-forwarded-proto']).toBe('https');
  session.close();
  const plain = await fetch(`${url}/agencies?page=2`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://comptoir.example/agencies?page=2']);
});

function selfSigned(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-certificate-'));
  const out = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...out, ...subject], { stdio: 'ignore' });
  return folder;
}
