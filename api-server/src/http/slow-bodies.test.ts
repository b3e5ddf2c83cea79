import { once } from 'node:events';
import { connect } from 'node:net';
import { createFrame } from './server-frame';

it('disconnects a trickled body, but waits for a file', async () => {
  const app = createFrame({ logger: false, bodyTimeout: 150 });
  app.post('/call', async () => 'done');
  app.post('/file', { config: { bodyTimeout: 10_000 } }, async () => 'stored');
  const { port, hostname } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const begin = (path: string) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(`POST ${path} HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 4\r\n\r\n"`);
    return socket;
  };

  const file = begin('/file');
  const call = begin('/call');
  const began = Date.now();
  await once(call, 'close');
  expect(Date.now() - began).toBeLessThan(5_000);
  file.write('ab"');
  expect((await once(file, 'data')).toString()).toMatch(/^HTTP\/1.1 200[^]*stored$/);
  file.destroy();
  await app.close();
});
