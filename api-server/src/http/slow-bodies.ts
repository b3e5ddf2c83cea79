import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyTimeout?: number;
  }
}

/** Enough for the largest body on the slowest line. */
const BODY_TIMEOUT_MS = 30_000;

/** Disconnects clients that trickle a body, as uploads may take long otherwise. */
export function disconnectSlowBodies(app: FastifyInstance, timeout = BODY_TIMEOUT_MS): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers } = request;
    if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) {
      const deadline = setTimeout(() => raw.destroy(), request.routeOptions.config.bodyTimeout ?? timeout).unref();
      raw.once('close', () => clearTimeout(deadline));
      raw.once('end', () => clearTimeout(deadline));
    }
    done();
  });
}
