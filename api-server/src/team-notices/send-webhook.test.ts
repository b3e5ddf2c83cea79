import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { isPublic, publicLookupBy } from './public-lookup';
import { sendWebhook } from './send-webhook';

let server: Server;
let port: number;
let status: number;
let received: { headers: IncomingMessage['headers']; body: string }[];

beforeEach(async () => {
  [status, received] = [204, []];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(() => void server.close());

const send = (webhook: string, privateHosts: readonly string[] = []) =>
  sendWebhook('7', { webhook, key: 'k', content: { remote: 'fleet' } }, privateHosts);

test('a webhook is sent as JSON that is signed with the key of the team', async () => {
  await send(`http://127.0.0.1:${port}/hook`, ['127.0.0.1']);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  expect(JSON.parse(body)).toEqual({ id: '7', remote: 'fleet' });
  expect(headers['comptoir-signature']).toBe(`sha256=${createHmac('sha256', 'k').update(body).digest('hex')}`);
});

test.each([302, 404, 500])('an answer %s is a failure, and no redirect is followed', async (answer) => {
  status = answer;
  await expect(send(`http://127.0.0.1:${port}/hook`, ['127.0.0.1'])).rejects.toThrow(`answered ${answer}`);
  expect(received).toHaveLength(1);
});

test.each([
  ['https://127.0.0.1/', 'not a public address'],
  ['https://[::1]/', 'not a public address'],
  ['https://[::ffff:127.0.0.1]/', 'not a public address'],
  ['https://0x7f.1/', 'not a public address'],
  ['https://169.254.169.254/latest/meta-data', 'not a public address'],
  ['https://localhost/', 'has no public address'],
  ['http://comptoir.example/', 'does not use https'],
])('%s is refused', async (address, reason) => {
  const host = new URL(address).host;
  await expect(send(address.replace(host, `${host}:${port}`))).rejects.toThrow(reason);
  expect(received).toEqual([]);
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});

test('a name that is public at first and private later is resolved to public addresses only', () => {
  const answers = ['93.184.216.34', '127.0.0.1', '::ffff:10.0.0.1'];
  const resolve: Parameters<typeof publicLookupBy>[0] = (_name, _options, done) => {
    const address = answers.shift() ?? '';
    done(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
  };
  const found: unknown[] = [];
  const look = publicLookupBy(resolve);
  for (let time = 0; time < 3; time++) look('rebinding.example', {}, (error, address) => found.push(error ?? address));
  const refused = expect.objectContaining({ message: 'rebinding.example has no public address' });
  expect(found).toEqual(['93.184.216.34', refused, refused]);
});
