import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { contentType } from '@comptoir/remote-registry/content-type';
import { Refusal } from './refusal';

/** Handles a request; returns false to pass it on. */
type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Serves a built remote to the page of a deployment, from localhost.
 * @throws Refusal if the port is in use
 */
export async function serveBuilt(folder: string, port: number, answer: Answer = () => false): Promise<Server> {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-expose-headers', '*');
    // Required by browsers for requests from a public page to this machine.
    response.setHeader('access-control-allow-private-network', 'true');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.setHeader('cache-control', 'no-store');
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', 'authorization, *');
      response.setHeader('access-control-allow-methods', '*');
      return void response.writeHead(204).end();
    }
    if (answer(request, response)) return;
    void fileAt(folder, request.url ?? '/').then((file) => {
      if (!file) return response.writeHead(404).end();
      return response.setHeader('content-type', contentType(file.name)).end(file.content);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((cause: unknown) => {
    throw new Refusal(`Port ${port} is taken: set PORT to another one.`, { cause });
  });
  return server;
}

async function fileAt(folder: string, url: string): Promise<{ name: string; content: Buffer } | undefined> {
  const name = path.join(folder, path.normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)));
  if (!name.startsWith(`${folder}${path.sep}`)) return undefined;
  const content = await readFile(name).catch(() => undefined);
  return content && { name, content };
}
