import type { FastifyInstance } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import type { Insight } from './insight';

/**
 * Counts and times every request by operation, and serves that as Prometheus text under `/metrics`, with the number of
 * event streams that are open.
 */
export function measureRequests(app: FastifyInstance, openStreams: () => number, insight: Insight): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });

  const streams = new Gauge({
    name: 'event_streams_open',
    help: 'Browsers that are told of live changes now',
    registers: [],
    collect() {
      this.set(openStreams());
    },
  });
  registry.registerMetric(streams);

  app.addHook('onResponse', (request, reply, done) => {
    // A stream lasts as long as somebody listens: that is no time that an answer took.
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
      const route = request.routeOptions.url ?? 'unknown';
      durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    }
    done();
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!maySee(insight, request.headers.authorization)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function maySee(insight: Insight, authorization = ''): boolean {
  if (insight.kind === 'open') return true;
  if (insight.metricsToken === undefined) return false;
  const [expected, given] = [Buffer.from(`Bearer ${insight.metricsToken}`), Buffer.from(authorization)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
