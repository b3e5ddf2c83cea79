import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';

/** Sends with every answer what tells browsers not to do more with it than read it. */
export function sendSecurityHeaders(app: FastifyInstance): void {
  // They never differ, so they are made once and not for each answer.
  const headers = securityHeaders();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** The headers of every answer of the API. */
export function securityHeaders(): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  });
  protect(request, response, () => undefined);
  // What a person read is not for the disk of a shared machine; lists that are asked for again say so themselves.
  return { ...response.getHeaders(), 'cache-control': 'no-store' };
}
