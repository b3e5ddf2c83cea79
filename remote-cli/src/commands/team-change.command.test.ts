import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { runCommand } from './commands';

let server: Server;
let address: string;
let received: unknown[];

beforeEach(async () => {
  received = [];
  server = createServer((request, response) => {
    const send = (answer: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    if (request.method === 'GET') return send({ revision: 7, live: '1.1.0', back: [] });
    return void json(request).then((body) => {
      received.push([request.url, request.headers.authorization, body]);
      send({ message: 'fleet 1.0.0 is live.' });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  address = typeof bound === 'object' && bound ? `http://127.0.0.1:${bound.port}` : '';
});
afterEach(() => void server.close());

async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const context = {
    folder: '/nowhere',
    environment: { PUBLISH_TOKEN: 'of-the-team' },
    print: (line: string) => void lines.push(line),
  };
  await runCommand([...args, '--at', address, '--by', 'amina', '--reason', 'wrong totals'], context);
  return lines;
}

test.each([
  [['rollback', 'fleet', '1.0.0'], 'rollback', { to: '1.0.0', retire: false }],
  [['rollback', 'fleet', '--retire'], 'rollback', { retire: true }],
  [['halt', 'fleet'], 'halt', { retire: false }],
  [['promote', 'fleet'], 'promote', { retire: false }],
])('%j sends the revision that the deployment answered', async (args, action, body) => {
  expect(await run(...args)).toEqual(['fleet 1.0.0 is live.']);
  expect(received).toEqual([
    [`/publish/fleet/${action}`, 'Bearer of-the-team', { reason: 'wrong totals', by: 'amina', revision: 7, ...body }],
  ]);
});

test('an invalid name of a remote is not sent', async () => {
  await expect(run('halt', '../failures')).rejects.toThrow('../failures is not the name of a remote.');
  expect(received).toEqual([]);
});
