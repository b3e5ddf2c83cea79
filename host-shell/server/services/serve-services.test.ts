import { generateKeyPairSync } from 'node:crypto';
import { createServer, request as send, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { consent, folderStore, publish, withdrawConsent } from '@comptoir/remote-registry';
import { builtFolder, emptyFolder } from '@comptoir/remote-registry/testing';
import { createSigner } from 'fast-jwt';
import Fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_CONFIG } from '../../src/runtime-config';
import { pageServerPlugin } from '../page-server.plugin';
import type { PageServerOptions } from '../page-server-options';
import { builtShell } from '../testing/built-shell';
import type { IssueToken } from './token-exchange';

const BODY_LIMIT = 1000;
const PERSON = 'Bearer the-token-of-the-person';
const because = { by: 'the platform', reason: 'their vehicles' };
const { privateKey } = generateKeyPairSync('ed25519');
const sign = createSigner({
  algorithm: 'EdDSA',
  key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
});

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

const seen: Seen[] = [];
const issued: unknown[] = [];
let backend: Server;
let page: FastifyInstance;
let remotes: string;

const issueToken: IssueToken = async (tokenRequest, headers) => {
  issued.push(tokenRequest);
  if (headers['authorization'] !== PERSON) return { status: 401, body: {} };
  return {
    status: 200,
    body: { token: sign({ aud: tokenRequest.service, remote: tokenRequest.remote, version: tokenRequest.version }) },
  };
};

function audienceOf(authorization = ''): unknown {
  const [, claims = ''] = /^Bearer [\w-]+\.([\w-]+)\./.exec(authorization) ?? [];
  const { aud }: { aud?: unknown } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return aud;
}

function portOf(server: Server): number {
  const { port }: AddressInfo = Object(server.address());
  return port;
}

beforeAll(async () => {
  backend = createServer((request, response) => {
    void text(request)
      .catch(() => '')
      .then((body) => {
        seen.push({ method: request.method, url: request.url, headers: request.headers, body });
        answer(request.url ?? '', response);
      });
  });
  await new Promise<void>((listening) => void backend.listen(0, '127.0.0.1', listening));
});
afterAll(() => void backend.close());

function answer(url: string, response: ServerResponse): void {
  if (url.startsWith('/base/never')) return;
  if (url.startsWith('/base/redirect'))
    return void response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  if (url.startsWith('/base/unauthorized')) return void response.writeHead(401).end();
  if (url.startsWith('/base/events')) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    return void response.write('data: 1\n\n');
  }
  response.writeHead(201, {
    'content-type': 'application/json',
    'set-cookie': 'userToken=stolen',
    'clear-site-data': '"*"',
    'access-control-allow-origin': '*',
    etag: '"7"',
  });
  response.end('{"id":1}');
}

const services = [{ name: 'fleet', why: 'Vehicles of an office' }];

async function options(): Promise<PageServerOptions> {
  return {
    shell: await builtShell(),
    remotes: folderStore(remotes),
    config: DEFAULT_CONFIG,
    mayReadMetrics: () => true,
    services: {
      addresses: new Map([
        ['fleet', new URL(`http://127.0.0.1:${portOf(backend)}/base/`)],
        ['drivers', new URL(`http://127.0.0.1:${portOf(backend)}/base/`)],
        ['rates', new URL('http://127.0.0.1:1/')],
      ]),
      issueToken,
      deadline: 300,
      bodyLimit: BODY_LIMIT,
    },
  };
}

beforeEach(async () => {
  seen.length = 0;
  issued.length = 0;
  remotes = await emptyFolder();
  const changes = { schema: 2 as const, services };
  await publish(folderStore(remotes), await builtFolder('1.4.2', { changes }), { by: 'a team' });
  page = Fastify();
  await page.register(pageServerPlugin, await options());
  await page.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => page.close());

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | readonly string[];
}

/** Sends the path as it is: `fetch` would remove the dots of one that climbs. */
async function ask(path: string, { method = 'GET', headers = { authorization: PERSON }, body }: Sent = {}) {
  const answered = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = send({ port: portOf(page.server), path, method, headers }, resolve).on('error', reject);
    for (const part of typeof body === 'object' ? body : []) request.write(part);
    request.end(typeof body === 'string' ? body : undefined);
  });
  const content = await text(answered);
  const isJson = answered.headers['content-type']?.includes('json') ?? false;
  const json: { code?: string; message?: string } = isJson ? JSON.parse(content) : {};
  return {
    status: answered.statusCode,
    headers: answered.headers,
    code: json.code,
    message: json.message,
    text: content,
  };
}

const allow = () => consent(folderStore(remotes), 'operations', because);

describe('a request to a service', () => {
  test('arrives with a token for that service alone, and nothing else of the person', async () => {
    await allow();
    const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const {
      status,
      headers,
      text: content,
    } = await ask('/services/fleet/vehicles?office=7&q=a%20b', {
      method: 'POST',
      headers: {
        authorization: PERSON,
        cookie: 'comptoir-override=x; other=y',
        'content-type': 'application/json',
        'idempotency-key': 'once',
        traceparent: trace,
      },
      body: '{"plate":"16-001"}',
    });
    expect([status, content, headers.etag]).toEqual([201, '{"id":1}', '"7"']);
    const [received] = seen;
    expect(received).toMatchObject({
      method: 'POST',
      url: '/base/vehicles?office=7&q=a%20b',
      body: '{"plate":"16-001"}',
    });
    expect(received?.headers).toMatchObject({ 'idempotency-key': 'once', traceparent: trace });
    expect(JSON.stringify(received?.headers)).not.toMatch(/the-token-of-the-person|comptoir-override/);
    const [, claims = ''] = /^Bearer [\w-]+\.([\w-]+)\./.exec(received?.headers.authorization ?? '') ?? [];
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'fleet',
      remote: 'operations',
      version: '1.4.2',
    });
  });

  test('brings neither cookies nor policies back, and its answer runs nothing', async () => {
    await allow();
    const { headers } = await ask('/services/fleet/vehicles');
    expect(
      headers['set-cookie'] ?? headers['clear-site-data'] ?? headers['access-control-allow-origin'],
    ).toBeUndefined();
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  test('does not smuggle headers, nor a token of its own', async () => {
    await allow();
    await ask('/services/fleet/vehicles', {
      headers: {
        authorization: PERSON,
        connection: 'keep-alive, authorization, x-request-id',
        forwarded: 'for=10.0.0.1',
        'x-forwarded-for': '10.0.0.1',
        'x-forwarded-host': 'evil.example',
        'x-http-method-override': 'DELETE',
        'x-original-url': '/admin',
        'proxy-authorization': 'Basic eDp5',
        te: 'trailers',
      },
    });
    const allowed = ['authorization', 'connection', 'host', 'x-request-id'];
    expect(Object.keys(seen[0]?.headers ?? {}).toSorted()).toEqual(allowed);
    expect(seen[0]?.headers.connection).toBe('keep-alive');
  });

  test('continues the trace of the page server, which continues that of the page', async () => {
    const own = '00-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01';
    const traced = Fastify();
    traced.addHook('onRequest', async (_request, reply) => {
      reply.header('server-timing', `traceparent;desc="${own}"`);
    });
    await traced.register(pageServerPlugin, await options());
    await allow();
    const headers = { authorization: PERSON, traceparent: own.replace('00f067aa0ba902b7', 'b7ad6b7169203331') };
    await traced.inject({ url: '/services/fleet/vehicles', headers });
    expect(seen[0]?.headers['traceparent']).toBe(own);
    await traced.close();
  });

  test('carries the token of its own service, also right after a request to another one', async () => {
    const both = [...services, { name: 'drivers', why: 'Who drives' }];
    const changes = { schema: 2 as const, services: both };
    await publish(folderStore(remotes), await builtFolder('1.5.0', { changes }), { by: 'a team' });
    await allow();
    for (const name of ['fleet', 'drivers', 'fleet']) await ask(`/services/${name}/all`);
    expect(seen.map(({ headers }) => audienceOf(headers.authorization))).toEqual(['fleet', 'drivers', 'fleet']);
  });

  test('streams events as they come', async () => {
    await allow();
    const first = await new Promise<string>((resolve) => {
      const request = send(
        { port: portOf(page.server), path: '/services/fleet/events', headers: { authorization: PERSON } },
        (response) =>
          response.once('data', (data: Buffer) => {
            request.destroy();
            resolve(data.toString());
          }),
      );
      request.on('error', () => undefined).end();
    });
    expect(first).toBe('data: 1\n\n');
  });

  test('asks for a token once in half a minute for each person', async () => {
    await allow();
    await Promise.all([ask('/services/fleet/vehicles'), ask('/services/fleet/drivers')]);
    await ask('/services/fleet/vehicles');
    expect(issued).toHaveLength(1);
    const ended = { headers: { authorization: 'Bearer ended' } };
    await ask('/services/fleet/vehicles', ended);
    await ask('/services/fleet/vehicles', ended);
    expect(issued).toHaveLength(3);
  });

  test.each([
    '/services/fleet/../rates/all',
    '/services/fleet/..',
    '/services/fleet/a/../../b',
    '/services/fleet/%2e%2e/admin',
    '/services/fleet/%2E%2E/admin',
    '/services/fleet/%252e%252e/admin',
    '/services/fleet/a%2f..%2f..%2fadmin',
    String.raw`/services/fleet/..\admin`,
    '/services/fleet/%5c..%5cadmin',
    '/services/fleet//evil.example/',
    '/services/fleet/a%00b',
    '/services/fleet/a%0d%0aHost:%20evil',
  ])('that climbs is refused: %s', async (path) => {
    await allow();
    expect((await ask(path)).status).toBeGreaterThanOrEqual(400);
    expect(seen).toEqual([]);
  });

  test.each(['/services/fleet@evil.example/x', '/services/fleet.evil.example/x', '/services/169.254.169.254/latest'])(
    'reaches no address that is not mapped: %s',
    async (path) => {
      await allow();
      expect(await ask(path)).toMatchObject({ status: 404, code: 'service-unknown' });
      expect(seen).toEqual([]);
    },
  );
});

describe('is refused with JSON', () => {
  const asPage = { authorization: PERSON, accept: 'text/html' };

  test('without a declaration or an address', async () => {
    await allow();
    for (const path of ['/services/rates', '/services/rates/all', '/services/nothing/x']) {
      expect(await ask(path, { headers: asPage })).toMatchObject({ status: 404, code: 'service-unknown' });
    }
    const without = Fastify();
    await without.register(pageServerPlugin, {
      shell: await builtShell(),
      remotes: folderStore(remotes),
      config: DEFAULT_CONFIG,
    });
    const answered = await without.inject({ url: '/services/fleet/vehicles', headers: asPage });
    expect([answered.statusCode, answered.json<{ code: string }>().code]).toEqual([404, 'service-unknown']);
    const data = await without.inject({ url: '/anything', headers: { accept: 'application/json' } });
    expect([data.statusCode, data.headers['content-type']]).toEqual([404, expect.stringContaining('json')]);
    await without.close();
  });

  test('without consent, before it and after its withdrawal', async () => {
    expect(await ask('/services/fleet/vehicles')).toMatchObject({ status: 403, code: 'service-not-allowed' });
    await allow();
    expect((await ask('/services/fleet/vehicles')).status).toBe(201);
    await withdrawConsent(folderStore(remotes), 'operations', { ...because, service: 'fleet' });
    expect(await ask('/services/fleet/vehicles')).toMatchObject({ status: 403, code: 'service-not-allowed' });
    expect(seen).toHaveLength(1);
  });

  test('without a session, and with the token of a service', async () => {
    await allow();
    expect(await ask('/services/fleet/vehicles', { headers: {} })).toMatchObject({
      status: 401,
      code: 'not-signed-in',
    });
    const foreign = { authorization: `Bearer ${sign({ aud: 'rates' })}` };
    expect(await ask('/services/fleet/vehicles', { headers: foreign })).toMatchObject({ status: 401 });
    expect(seen).toEqual([]);
  });

  test('when the service redirects, or does not accept the token: the person stays signed in', async () => {
    await allow();
    const redirected = await ask('/services/fleet/redirect');
    expect(redirected).toMatchObject({ status: 502, code: 'service-redirects' });
    expect(redirected.headers.location).toBeUndefined();
    expect(await ask('/services/fleet/unauthorized')).toMatchObject({ status: 502, code: 'service-refuses-token' });
  });

  test('when the service is slow or away, with the time to try again', async () => {
    await allow();
    const slow = await ask('/services/fleet/never');
    expect(slow).toMatchObject({ status: 504, code: 'service-slow', headers: { 'retry-after': '2' } });
    const changes = { schema: 2 as const, services: [{ name: 'rates', why: 'Rates' }] };
    await publish(folderStore(remotes), await builtFolder('1.5.0', { changes }), { by: 'a team' });
    await allow();
    expect(await ask('/services/rates/all')).toMatchObject({ status: 502, code: 'service-away' });
  });

  test('when the body is too large, with and without its length', async () => {
    await allow();
    const body = 'x'.repeat(BODY_LIMIT + 1);
    const headers = { authorization: PERSON, 'content-type': 'text/plain' };
    const sent = { method: 'POST', headers: { ...headers, 'content-length': String(body.length) }, body };
    expect(await ask('/services/fleet/vehicles', sent)).toMatchObject({ status: 413, code: 'too-large' });
    const chunked = { method: 'POST', headers: { ...headers, 'transfer-encoding': 'chunked' }, body: [body] };
    expect(await ask('/services/fleet/vehicles', chunked)).toMatchObject({ status: 413, code: 'too-large' });
  });
});

test('metrics count requests by service and outcome', async () => {
  const before = await ask('/metrics');
  expect(before.text).toContain('# TYPE comptoir_service_requests_total counter');
  expect(before.text).not.toContain('comptoir_service_requests_total{');
  await ask('/services/fleet/vehicles');
  await allow();
  await ask('/services/fleet/vehicles');
  const { text: metrics } = await ask('/metrics');
  expect(metrics).toContain('comptoir_service_requests_total{service="fleet",outcome="service-not-allowed"} 1');
  expect(metrics).toContain('comptoir_service_requests_total{service="fleet",outcome="answered"} 1');
});

test('a page is the same with services and without', async () => {
  const html = async (changes: object) => {
    const folder = await emptyFolder();
    await publish(folderStore(folder), await builtFolder('1.0.0', { changes: { schema: 2, ...changes } }), {
      by: 'a team',
    });
    const server = Fastify();
    await server.register(pageServerPlugin, {
      shell: await builtShell(),
      remotes: folderStore(folder),
      config: DEFAULT_CONFIG,
    });
    const { body } = await server.inject({ url: '/agencies' });
    await server.close();
    return body.replaceAll(/sha384-[A-Za-z0-9+/]{64}|\/registry\/[\w./-]+/g, '');
  };
  expect(await html({ services })).toHaveLength((await html({})).length);
});
