import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { runCommand } from './commands';

const failure = {
  remote: 'fleet',
  version: '0.2.0',
  reason: 'render-crashed',
  message: 'boom in the list',
  stack: ['src/vehicles/vehicle-list.page.tsx:12:9'],
  reports: 3,
  offices: 2,
  browsers: ['Chrome 138'],
  firstAt: '2026-11-28T09:14:02.118Z',
  lastAt: '2026-11-28T09:20:40.570Z',
};

let server: Server;
let address: string;
let failures: object[];

beforeEach(async () => {
  failures = [failure];
  server = createServer((request, response) => {
    const isKnown = request.url === '/publish/failures' && request.headers.authorization === 'Bearer of-the-team';
    const answer = isKnown ? { failures } : { message: 'The token is missing, or this deployment does not know it.' };
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  address = typeof bound === 'object' && bound ? `http://127.0.0.1:${bound.port}` : '';
});
afterEach(() => void server.close());

async function printed(args: readonly string[] = [], token: string | undefined = 'of-the-team'): Promise<string> {
  const lines: string[] = [];
  const environment = token === '' ? {} : { PUBLISH_TOKEN: token };
  const context = { folder: '/nowhere', environment, print: (line: string) => void lines.push(line) };
  await runCommand(['failures', '--at', address, ...args], context);
  return lines.join('\n');
}

test('failures are printed with message, stack, counts, browsers and times', async () => {
  expect(await printed()).toBe(
    `fleet 0.2.0  render-crashed: boom in the list
    at src/vehicles/vehicle-list.page.tsx:12:9
  reports: 3, offices: 2, Chrome 138
  first 2026-11-28T09:14:02.118Z, last 2026-11-28T09:20:40.570Z`,
  );
});

test('failures are printed as JSON for programs', async () => {
  expect(JSON.parse(await printed(['--json']))).toEqual([failure]);
});

test('a remote without failures prints a message', async () => {
  failures = [];
  expect(await printed()).toBe('No failures in the last 30 days.');
});

test('a missing and an unknown token are refused with a sentence', async () => {
  await expect(printed([], '')).rejects.toThrow('PUBLISH_TOKEN is missing');
  await expect(printed([], 'guessed')).rejects.toThrow('this deployment does not know it');
});
