import type { FastifyInstance } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { Histogram, type Registry } from 'prom-client';

import type { Insight } from './insight';

interface MeasuredRequests {
  registry: Registry;
  refresh: () => Promise<void>;
}

export function measureRequests(app: FastifyInstance, { registry, refresh }: MeasuredRequests, insight: Insight): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });

  app.addHook('onResponse', (request, reply, done) => {
    // Streams are excluded, as their duration is no response time.
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
      const route = request.routeOptions.url ?? 'unknown';
      durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    }
    done();
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(insight, request.headers.authorization)) return reply.callNotFound();
    await refresh();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

export function mayReadMetrics(insight: Insight, authorization = ''): boolean {
  if (insight.metricsToken === undefined) return insight.kind === 'open';
  const [expected, given] = [Buffer.from(`Bearer ${insight.metricsToken}`), Buffer.from(authorization)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
