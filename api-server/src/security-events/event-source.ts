import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

/** Kinds and ids only, no secrets. */
interface EventLine extends Record<string, unknown> {
  event: string;
  outcome: string;
}

export interface EventSource {
  /** Client address; null for events of the server. */
  address: string | null;
  requestId: string | null;
  /** Collects a log line; the last one per key counts. */
  add: (key: string, line: EventLine) => void;
}

const linesByRequest = new WeakMap<FastifyRequest, Map<string, EventLine>>();

/** Logged with the answer, since the transaction may be retried before. */
export function sourceOf(request: FastifyRequest): EventSource {
  return {
    address: request.ip,
    requestId: request.id,
    add(key, line) {
      const lines = linesByRequest.get(request) ?? new Map<string, EventLine>();
      linesByRequest.set(request, lines.set(key, line));
    },
  };
}

/** For the server itself, possibly on behalf of an earlier request. */
export function serverSource(
  log: FastifyBaseLogger,
  requested: { address?: string | null | undefined; requestId?: string | null | undefined } = {},
): EventSource {
  return {
    address: requested.address ?? null,
    requestId: requested.requestId ?? null,
    add: (_key, line) => write(log, line),
  };
}

export function logSecurityEvents(app: FastifyInstance, count: (event: string, outcome: string) => void): void {
  app.addHook('onResponse', (request, reply, done) => {
    // Rolled-back events did not happen; neither did those of a call that waits for an approval (202).
    const happened = reply.statusCode < 500 && reply.statusCode !== 202;
    const lines = happened ? [...(linesByRequest.get(request)?.values() ?? [])] : [];
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
