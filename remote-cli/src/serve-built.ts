import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { contentType } from '@comptoir/remote-registry/content-type';
import { Refusal } from './refusal';

/** Reads a file by its path below the served folder; undefined if there is none. */
export type ReadBuilt = (name: string) => Promise<Buffer | undefined> | Buffer | undefined;

/** Handles a request; returns false to pass it on. */
type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Serves a built remote to the page of a deployment, from localhost.
 * @throws Refusal if the port is in use
 */
export async function serveBuilt(read: ReadBuilt, port: number, answer: Answer = () => false): Promise<Server> {
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
    void fileAt(read, request.url ?? '/').then((file) => {
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

async function fileAt(read: ReadBuilt, url: string): Promise<{ name: string; content: Buffer } | undefined> {
  const name = path.normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)).slice(1);
  if (name === '' || name.startsWith('..')) return undefined;
  const content = await read(name);
  return content && { name, content };
}

/** Reads files from a folder. */
export function filesIn(folder: string): ReadBuilt {
  return (name) => readFile(path.join(folder, name)).catch(() => undefined);
}
