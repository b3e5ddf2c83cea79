import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

/** What is logged of a security event: names of kinds and ids, no secret. */
interface EventLine extends Record<string, unknown> {
  event: string;
  outcome: string;
}

/** Where a security event comes from. */
export interface EventSource {
  /** Of the client; null where the server does something by itself. */
  address: string | null;
  requestId: string | null;
  /** Takes the line for the log; of lines with one key the last counts. */
  tell: (key: string, line: EventLine) => void;
}

const told = new WeakMap<FastifyRequest, Map<string, EventLine>>();

/** A request; its events are logged with its answer, since a transaction may run again until then. */
export function sourceOf(request: FastifyRequest): EventSource {
  return {
    address: request.ip,
    requestId: request.id,
    tell(key, line) {
      const lines = told.get(request) ?? new Map<string, EventLine>();
      told.set(request, lines.set(key, line));
    },
  };
}

/** The server itself, maybe for a request that was answered before. */
export function serverSource(
  log: FastifyBaseLogger,
  asked: { address?: string | null | undefined; requestId?: string | null | undefined } = {},
): EventSource {
  return {
    address: asked.address ?? null,
    requestId: asked.requestId ?? null,
    tell: (_key, line) => write(log, line),
  };
}

/** Logs the security events of each request, whatever else the log leaves out, and has them counted. */
export function logSecurityEvents(app: FastifyInstance, count: (event: string, outcome: string) => void): void {
  app.addHook('onResponse', (request, reply, done) => {
    // What the database took back has not happened.
    const lines = reply.statusCode < 500 ? [...(told.get(request)?.values() ?? [])] : [];
    for (const line of lines) {
      count(line.event, line.outcome);
      write(app.log, line);
    }
    done();
  });
}

function write(log: FastifyBaseLogger, line: EventLine): void {
  log.child({ log: 'security' }, { level: 'info' }).info(line, 'security event');
}
