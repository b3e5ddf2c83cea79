import type { FastifyInstance } from 'fastify';
import { NoRegistryError } from './live-registry';

/** Tells a balancer to send nobody here while there is no registry to make pages of. */
export function serveHealth(server: FastifyInstance, path: string, registry: () => Promise<unknown>): void {
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
