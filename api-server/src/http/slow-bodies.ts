import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long a client may take to send the body, in milliseconds. */
    bodyTimeout?: number;
  }
}

/** How long the body of a call may take: the largest one at the slowest of lines. Milliseconds. */
const BODY_TIMEOUT_MS = 30_000;

/** Hangs up on who feeds a body byte by byte, which would hold a connection for as long as a file may take. */
export function hangUpOnSlowBodies(app: FastifyInstance, timeout = BODY_TIMEOUT_MS): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers } = request;
    if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) {
      const patience = setTimeout(() => raw.destroy(), request.routeOptions.config.bodyTimeout ?? timeout).unref();
      raw.once('close', () => clearTimeout(patience));
      raw.once('end', () => clearTimeout(patience));
    }
    done();
  });
}
