import type { FastifyInstance } from 'fastify';
import { NoRegistryError } from './live-registry';

/**
 * Answers health checks as unready while there is no registry to render pages from, and `/livez` whenever the event
 * loop runs.
 */
export function serveHealth(server: FastifyInstance, path: string, registry: () => Promise<unknown>): void {
  server.get('/livez', async () => ({ status: 'live' }));
  server.get(path, async (_request, reply) => {
    try {
      await registry();
      return { status: 'ready' };
    } catch (cause) {
      if (!(cause instanceof NoRegistryError)) throw cause;
      return reply.code(503).send({ status: 'not ready', reason: cause.message });
    }
  });
}
