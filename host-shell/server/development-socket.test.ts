import { once } from 'node:events';
import { request } from 'node:http';
import { shellBuild } from '@comptoir/remote-sdk/build';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';

async function greeting(port: number, origin: string): Promise<string> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': Buffer.from('sixteen bytes it').toString('base64'),
    'sec-websocket-version': '13',
    origin,
  };
  const opening = request({ host: '127.0.0.1', port, path: '/ws', headers }).end();
  const [, socket, head] = await once(opening, 'upgrade');
  const [data] = head.length > 0 ? [head] : await once(socket, 'data');
  socket.destroy();
  return String(data);
}

test('a page receives changes under each name of the machine, but other sites do not', async () => {
  const { devServer } = shellBuild({ directory: __dirname, version: '1.0.0', port: 0 });
  const compiler = rspack({ mode: 'development', context: __dirname, entry: 'data:text/javascript,' });
  const server = new RspackDevServer({ ...devServer, port: 0 }, compiler);
  await server.start();
  const address = server.server?.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const messages = await Promise.all(
    ['http://localhost', 'http://127.0.0.1', 'https://elsewhere.example'].map((origin) =>
      greeting(port, origin.startsWith('https') ? origin : `${origin}:${port}`),
    ),
  );
  await server.stop();
  expect(messages.map((text) => text.includes('Invalid Host/Origin'))).toEqual([false, false, true]);
});
