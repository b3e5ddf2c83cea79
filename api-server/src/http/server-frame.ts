import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino, type LoggerOptions } from 'pino';
import { answerNoRoute } from './error-answers';
import { hangUpOnSlowBodies } from './slow-bodies';

export interface FrameOptions {
  /** Where the log goes; `false` keeps none. */
  logger: FastifyBaseLogger | false;
  /** The proxies whose word about a client's address is believed: addresses and networks, separated by commas. */
  trustProxy?: string | number;
  /** How long the body of a call may take, in milliseconds; by default 30 s. */
  bodyTimeout?: number;
}

/** Largest body of a request, in bytes; files do not pass through bodies. */
const BODY_LIMIT_BYTES = 256 * 1024;
/** How long a client may take to send the head of a request, and all of it with the largest file; milliseconds. */
const HEAD_TIMEOUT_MS = 30_000;
export const REQUEST_TIMEOUT_MS = 600_000;
/** How often connections are looked at while the server closes, in milliseconds. */
const HANG_UP_PERIOD_MS = 50;
const REQUEST_ID = /^[\w.-]{1,64}$/;

/** The HTTP server before anything is served by it: limits, request ids, log, orderly close. */
export function createFrame({ logger, trustProxy, bodyTimeout }: FrameOptions): FastifyInstance {
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    ...(trustProxy !== undefined && { trustProxy: believed(trustProxy) }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // On a busy machine a start takes long; that is no reason to give up.
    pluginTimeout: 0,
    http: { headersTimeout: HEAD_TIMEOUT_MS },
    // Idle keep-alive connections would hold up the close for ever.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    frameworkErrors: answerNoRoute,
    routerOptions: { maxParamLength: 200 },
    genReqId(request) {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });
  hangUpOnClose(app);
  hangUpOnSlowBodies(app, bodyTimeout);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  return app;
}

/** Of so many proxies in front each is believed about who spoke to it, whatever its address. */
function believed(trustProxy: string | number): string | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'string' ? trustProxy : (_address, hop) => hop < trustProxy;
}

/**
 * Two kinds of connections would hold up the close without being of use: one whose last answer ends only after the close
 * began, which is kept alive, and one that a browser opened in advance and has not used yet.
 */
function hangUpOnClose(app: FastifyInstance): void {
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

/** The log as one JSON object a line, on standard output. */
export function createLogger(level?: string): FastifyBaseLogger {
  return pino(logOptions(level));
}

/** What is logged, and what never is: Fastify's own serializers log neither headers nor bodies, so no secret either. */
export function logOptions(level: string = 'info'): LoggerOptions {
  return {
    level,
    redact: ['req.headers', 'password', '*.password', 'token', '*.token', '*.secret'],
    serializers: {
      req: ({ id, method, url, ip }: { id: string; method: string; url: string; ip: string }) => ({
        id,
        method,
        // What a person searched for or a token in a link is not for the log.
        path: url.split('?', 1)[0],
        address: ip,
      }),
    },
  };
}
