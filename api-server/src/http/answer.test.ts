import Fastify from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { send } from './answer';

const LONG = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, description: 'Envelopes and stamps' })));
const SHORT = JSON.stringify([{ id: 1 }]);

const plain = { status: 200, etag: null };
const server = Fastify()
  .get('/long', (_, reply) => send(reply, { ...plain, body: LONG, total: 200 }))
  .get('/short', (_, reply) => send(reply, { ...plain, body: SHORT }))
  .get('/record', (_, reply) => send(reply, { ...plain, body: LONG, etag: '"3"' }))
  .post('/write', (_, reply) => send(reply, { status: 201, etag: null, body: LONG }));

afterAll(() => server.close());

const request = (url: string, encoding?: string, method: 'GET' | 'POST' = 'GET') =>
  server.inject({ method, url, headers: { ...(encoding !== undefined && { 'accept-encoding': encoding }) } });

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
])('a long answer is sent in %p for accept-encoding %p', async (encoding, requested, decompress) => {
  const answer = await request('/long', requested);
  const type = 'application/json; charset=utf-8';
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, 'content-type': type, 'x-total-count': '200' });
  expect(answer.headers).toMatchObject({ vary: 'accept-encoding' });
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  expect(answer.rawPayload.length).toBeLessThan(LONG.length / 10);
  expect(decompress(answer.rawPayload).toString()).toBe(LONG);
});

test.each([undefined, 'identity', 'br;q=0, gzip;q=0'])(
  'a long answer is sent uncompressed for accept-encoding %p, with Vary',
  async (requested) => {
    const { headers, body } = await request('/long', requested);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('accept-encoding');
    expect(body).toBe(LONG);
  },
);

test('a short answer is not compressed', async () => {
  const { headers, body } = await request('/short', 'br');
  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toBe(SHORT);
});

test('records and answers of writes are not compressed', async () => {
  const record = await request('/record', 'br');
  expect(record.headers).toMatchObject({ etag: '"3"' });
  const write = await request('/write', 'br', 'POST');
  expect([record, write].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, undefined]);
  expect([record, write].map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, LONG],
    [201, LONG],
  ]);
});
