import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import type { RuntimeConfig } from '../src/runtime-config';
import { liveRegistry } from './live-registry';
import { renderPage } from './render-page';
import { securityHeaders } from './security-headers';
import { readShellPage } from './shell-page';

export interface PageServerOptions {
  /** Folder of the built shell. */
  shell: string;
  /** Folder of the registry and the published remotes. */
  remotes: string;
  config: RuntimeConfig;
  mediaOrigins?: readonly string[];
}

/** Names of files that the build gave a hash of their content; they never change. */
const HASHED = /\.[0-9a-f]{8}\.[a-z0-9]+$/;
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

async function pageServer(server: FastifyInstance, options: PageServerOptions): Promise<void> {
  const { shell: folder, remotes, config, mediaOrigins = [] } = options;
  const shell = await readShellPage(folder);
  const headers = securityHeaders({ maps: config.maps, mediaOrigins });
  const registry = liveRegistry(remotes, (cause) =>
    server.log.error({ cause }, 'The registry is broken; the last good one stays in use'),
  );

  await server.register(fastifyStatic, {
    root: path.resolve(remotes),
    prefix: '/remotes/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    allowedPath: (file) => !file.endsWith('/registry.json') && !file.endsWith('.map'),
    setHeaders: (reply) => {
      reply.headers({
        'cache-control': FOREVER,
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
      });
    },
  });
  await server.register(fastifyStatic, {
    root: path.resolve(folder),
    prefix: '/',
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    globIgnore: ['**/*.map', '**/*.br', '**/*.gz', 'index.html'],
    setHeaders: (reply, file) => {
      const cacheControl = HASHED.test(file) ? FOREVER : REVALIDATE;
      reply.headers({ 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' });
    },
  });

  server.get('/registry.json', async (_request, reply) => noCache(reply).send(await registry()));
  server.get('/config.json', async (_request, reply) => noCache(reply).send(config));
  server.get('/*', async (request, reply) => {
    const address = decodedPath(request.url);
    if (looksLikeFile(address)) return reply.callNotFound();
    const html = await renderPage({ shell, registry: await registry(), config, remotes }, address);
    return noCache(reply).headers(headers).type('text/html; charset=utf-8').send(html);
  });
}

function noCache(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', REVALIDATE);
}

function decodedPath(url: string): string {
  const encoded = url.split('?')[0] ?? '/';
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** A script or style that is not there must not be answered with a page. */
function looksLikeFile(address: string): boolean {
  return address.startsWith('/api/') || address.startsWith('/remotes/') || /\.[a-z0-9]{2,5}$/i.test(address);
}

/** Serves the page, the shell's files, the remotes, the registry and the run-time configuration. */
export const pageServerPlugin = plugin(pageServer, { name: 'comptoir-page-server', fastify: '5.x' });
