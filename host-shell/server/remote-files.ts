import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { contentType, FOREVER, type RegistryStore } from '@comptoir/remote-registry';
import type { FastifyInstance } from 'fastify';

const HEADERS = {
  'cache-control': FOREVER,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Serves the files of remotes only: not the registry, keys or sources beside them. */
export async function serveRemoteFiles(server: FastifyInstance, store: RegistryStore): Promise<void> {
  if (store.folder !== undefined) {
    await server.register(fastifyStatic, {
      root: path.resolve(store.folder),
      prefix: '/remotes/',
      decorateReply: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      dotfiles: 'ignore',
      allowedPath: isPublic,
      setHeaders: (reply) => void reply.headers(HEADERS),
    });
    return;
  }
  // Reads from a bucket unless a proxy in front does.
  server.get<{ Params: { '*': string } }>('/remotes/*', async (request, reply) => {
    const file = request.params['*'];
    const content = isPublic(`/${file}`) ? await store.readFile(file) : undefined;
    if (!content) return reply.callNotFound();
    return reply.headers(HEADERS).type(contentType(file)).send(Buffer.from(content));
  });
}

/** Files of a version are three levels down. */
function isPublic(file: string): boolean {
  return /^\/[a-z0-9-]+\/[^./][^/]*\/./.test(file) && !file.includes('/.') && !file.endsWith('.map');
}
