import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino, type LoggerOptions } from 'pino';
import { answerNoRoute } from './error-answers';
import { disconnectSlowBodies } from './slow-bodies';

export interface FrameOptions {
  logger: FastifyBaseLogger | false;
  /** Trusted proxies: comma-separated addresses and networks. */
  trustProxy?: string | number;
  /** Limit for reading a body, in milliseconds; default 30 s. */
  bodyTimeout?: number;
}

const BODY_LIMIT_BYTES = 256 * 1024;
/** Limits for the request head, and for a whole request with the largest file. */
const HEAD_TIMEOUT_MS = 30_000;
export const REQUEST_TIMEOUT_MS = 600_000;
const HANG_UP_PERIOD_MS = 50;
const REQUEST_ID = /^[\w.-]{1,64}$/;

export function createFrame({ logger, trustProxy, bodyTimeout }: FrameOptions): FastifyInstance {
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    ...(trustProxy !== undefined && { trustProxy: trustFunction(trustProxy) }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // No limit: a busy machine may start slowly.
    pluginTimeout: 0,
    http: { headersTimeout: HEAD_TIMEOUT_MS },
    // Idle keep-alive connections would block closing.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    frameworkErrors: answerNoRoute,
    routerOptions: { maxParamLength: 200 },
    genReqId(request) {
      const requestId = request.headers['x-request-id'];
      return typeof requestId === 'string' && REQUEST_ID.test(requestId) ? requestId : randomUUID();
    },
  });
  closeIdleConnections(app);
  disconnectSlowBodies(app, bodyTimeout);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  return app;
}

/** A number of hops trusts that many proxies regardless of address. */
function trustFunction(trustProxy: string | number): string | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'string' ? trustProxy : (_address, hop) => hop < trustProxy;
}

/**
 * Closes connections that would delay the close: keep-alive ones whose last answer ends later, and unused ones
 * opened in advance.
 */
function closeIdleConnections(app: FastifyInstance): void {
  const { server } = app;
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    const hangUp = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
    }, HANG_UP_PERIOD_MS).unref();
    server.once('close', () => clearInterval(hangUp));
  });
}

export function createLogger(level?: string): FastifyBaseLogger {
  return pino(logOptions(level));
}

/** Fastify serializers log neither headers nor bodies, so no secrets. */
export function logOptions(level: string = 'info'): LoggerOptions {
  return {
    level,
    redact: ['req.headers', 'password', '*.password', 'token', '*.token', '*.secret'],
    serializers: {
      req: ({ id, method, url, ip }: { id: string; method: string; url: string; ip: string }) => ({
        id,
        method,
        // Query strings may contain searches and tokens.
        path: url.split('?', 1)[0],
        address: ip,
      }),
    },
  };
}
