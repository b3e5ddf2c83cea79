import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { sharedEmbedded, sharedPostgres } from '../../test/shared-databases';
import { createApiServer } from '../api-server';
import type { DatabaseOptions } from '../database/database';

jest.setTimeout(60_000);

const Attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  attributes: z.array(Attribute),
});
const Resource = z.object({ attributes: z.array(Attribute) });
const Sent = z.object({
  resourceSpans: z.array(z.object({ resource: Resource, scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
});

async function startCollector() {
  const sent: z.infer<typeof Sent>[] = [];
  const requests: { url: string | undefined; key: string | string[] | undefined }[] = [];
  const server: Server = createServer((request, response) => {
    requests.push({ url: request.url, key: request.headers['x-key'] });
    void text(request).then((body) => {
      sent.push(z.parse(Sent, JSON.parse(body)));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: AddressInfo = Object(server.address());
  return {
    endpoint: `http://127.0.0.1:${port}`,
    requests,
    spans: () =>
      sent
        .flatMap(({ resourceSpans }) => resourceSpans.flatMap((each) => each.scopeSpans))
        .flatMap((each) => each.spans),
    services: () => sent.flatMap(({ resourceSpans }) => resourceSpans.flatMap((each) => each.resource.attributes)),
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

const kinds = [
  ['embedded', async () => ({ kind: 'embedded', folder: sharedEmbedded() })],
  ['postgresql', async () => ({ kind: 'postgresql', url: await sharedPostgres('all tables') })],
] satisfies [string, () => Promise<DatabaseOptions>][];

async function serve(database: DatabaseOptions, endpoint: string) {
  return createApiServer({
    database,
    demo: undefined,
    firstAccount: { email: 'root@firm.example', password: 'a long enough password 7' },
    jwtSecret: undefined,
    geocoder: { kind: 'offline' },
    media: { kind: 'disk', folder: path.join(tmpdir(), 'comptoir-no-media') },
    logger: false,
    tracing: { endpoint, headers: { 'x-key': 'secret' }, share: 1, service: 'the-api' },
  });
}

const traceId = '0af7651916cd43dd8448eb211c80319c';
const pageSpan = 'b7ad6b7169203331';
const login = {
  method: 'POST',
  url: '/api/login',
  payload: { email: 'nobody@firm.example', password: 'wrong' },
} as const;

it.each(kinds)('a trace spans page, request and statements (%s)', async (_kind, database) => {
  const collector = await startCollector();
  const server = await serve(await database(), collector.endpoint);
  const headers = { traceparent: `00-${traceId}-${pageSpan}-01` };
  const answer = await server.inject({ ...login, headers });
  await server.inject('/api/health');
  await server.close();
  await collector.stop();

  const spans = collector.spans().filter((span) => span.traceId === traceId);
  const request = spans.find(({ name }) => name === 'POST /api/login');
  expect(request?.parentSpanId).toBe(pageSpan);
  expect(answer.headers['server-timing']).toBe(`traceparent;desc="00-${traceId}-${request?.spanId}-01"`);
  expect(request?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: answer.statusCode },
  });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['select', 'insert']));
  // Statements contain placeholders, no values.
  expect(JSON.stringify(spans)).not.toContain('nobody@firm.example');
  expect(collector.spans().map(({ name }) => name)).not.toContain('GET /api/health');
  expect(collector.services()).toContainEqual({ key: 'service.name', value: { stringValue: 'the-api' } });
  expect(collector.requests[0]).toEqual({ url: '/v1/traces', key: 'secret' });
});
