import { createFrame } from './server-frame';

async function addressOf(trustProxy: string | number | undefined, forwarded: string): Promise<string> {
  const app = createFrame({ logger: false, ...(trustProxy !== undefined && { trustProxy }) });
  app.get('/', (request) => request.ip);
  const headers = { 'x-forwarded-for': forwarded };
  const { body } = await app.inject({ url: '/', remoteAddress: '172.18.0.4', headers });
  await app.close();
  return body;
}

test('with one proxy, trusts only the last forwarded address', async () => {
  expect(await addressOf(1, '192.0.2.5')).toBe('192.0.2.5');
  expect(await addressOf(1, '10.9.8.7, 192.168.1.20')).toBe('192.168.1.20');
  expect(await addressOf('10.0.0.0/8', '192.0.2.5')).toBe('172.18.0.4');
  expect(await addressOf(undefined, '192.0.2.5')).toBe('172.18.0.4');
});
