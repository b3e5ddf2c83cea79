import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, request as openRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentType, FOREVER } from '@comptoir/remote-registry/content-type';

export interface FrontServer {
  /** `http://…`, without a path. */
  address: string;
  stop(): Promise<void>;
}

interface BuiltFile {
  body: Buffer;
  headers: Record<string, string>;
}

/**
 * Serves built files compressed, the page for every address that names none, and passes the calls of the API on to the
 * product. Without files everything is passed on, so that the product is measured behind the same server.
 */
export async function startFront(product: string, built?: string): Promise<FrontServer> {
  const files = built === undefined ? undefined : await readBuilt(built);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', product);
    const file = pathname.startsWith('/api/') ? undefined : (files?.get(pathname) ?? files?.get('/index.html'));
    if (file) response.writeHead(200, file.headers).end(file.body);
    else passOn(product, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    address: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function passOn(product: string, request: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET', headers, url = '/' } = request;
  const onward = openRequest(`${product}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.once('error', () => response.destroy());
  response.once('close', () => onward.destroy());
  request.pipe(onward);
}

/** The files below a folder by the path that names them, as a deployment serves them. */
async function readBuilt(folder: string): Promise<ReadonlyMap<string, BuiltFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  return new Map(
    await Promise.all(files.map(async (file) => [`/${path.relative(folder, file)}`, await readFileFor(file)] as const)),
  );
}

async function readFileFor(file: string): Promise<BuiltFile> {
  const body = brotliCompressSync(await readFile(file));
  const isPage = file.endsWith('.html');
  return {
    body,
    headers: {
      'content-type': isPage ? 'text/html; charset=utf-8' : contentType(file),
      'content-encoding': 'br',
      'content-length': String(body.length),
      // Entries and manifests keep their address when they change.
      'cache-control': /[-.][\w-]{8,}\.\w+$/.test(file) ? FOREVER : 'no-cache',
    },
  };
}
