import type { RegistryRecord } from '@comptoir/remote-registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { serviceMetrics, type ServiceMetrics } from './service-metrics';

export type RegistryState = 'good' | 'refused' | 'unreachable';

export interface PageMetrics {
  lookedAt: (state: RegistryState) => void;
  services: ServiceMetrics;
  policyViolated: (remote: string | undefined) => void;
  /** Starts the metric of the last received decisions; call the result on each answer. */
  followDecisions: () => () => void;
  serve(server: FastifyInstance, registry: () => Promise<RegistryRecord>, mayRead: MayRead): void;
}

export type MayRead = (authorization: string | undefined) => boolean;

export function createPageMetrics(): PageMetrics {
  const metrics = new Registry();
  const registers = [metrics];
  collectDefaultMetrics({ register: metrics });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const good = gauge('comptoir_registry_good', '1 while the registry can be read and is not refused');
  const goodAt = gauge('comptoir_registry_good_timestamp_seconds', 'When the registry was last found good');
  const revision = gauge('comptoir_registry_revision', 'Revision of the registry in use');
  const remotes = gauge('comptoir_registry_remotes', 'Remotes in the registry in use');
  const refusals = new Counter({
    name: 'comptoir_registry_refusals_total',
    help: 'Registries that were refused or unreachable, by reason',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of ['refused', 'unreachable']) refusals.inc({ reason }, 0);
  const violations = new Counter({
    name: 'comptoir_policy_violations_total',
    help: 'Content security policy violations reported by browsers, by remote',
    labelNames: ['remote'],
    registers,
  });
  let published: ReadonlySet<string> = new Set();
  let state: RegistryState | undefined;

  return {
    lookedAt(found) {
      good.set(found === 'good' ? 1 : 0);
      if (found === 'good') goodAt.setToCurrentTime();
      else if (found !== state) refusals.inc({ reason: found });
      state = found;
    },
    followDecisions() {
      const answeredAt = gauge(
        'comptoir_decisions_heard_timestamp_seconds',
        'Time of the last decisions about remotes from the API',
      );
      return () => answeredAt.setToCurrentTime();
    },
    services: serviceMetrics(metrics),
    // Reports are unauthenticated and may contain any name.
    policyViolated: (remote) =>
      violations.inc({ remote: remote !== undefined && published.has(remote) ? remote : 'none' }),
    serve(server, registry, mayRead) {
      timeRequests(server, metrics);
      server.get('/metrics', async (request, reply) => {
        if (!mayRead(request.headers.authorization)) return reply.callNotFound();
        // Refreshes the registry when no page was opened for a while; without one the metrics show that.
        const inUse = await registry().catch(() => undefined);
        published = new Set(Object.keys(inUse?.remotes ?? {}));
        revision.set(inUse?.revision ?? 0);
        remotes.set(published.size);
        return reply.type(metrics.contentType).send(await metrics.metrics());
      });
    },
  };
}

function timeRequests(server: FastifyInstance, metrics: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [metrics],
  });
  server.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: routeOf(request, reply), status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

/** Each file of the shell has its own route: count them as one. */
function routeOf({ routeOptions }: FastifyRequest, reply: FastifyReply): string {
  const { url = 'unknown' } = routeOptions;
  if (url.startsWith('/remotes/')) return 'remote file';
  if (url === '/*') return String(reply.getHeader('content-type')).startsWith('text/html') ? 'page' : 'shell file';
  return /\.[a-z0-9]{2,5}$/i.test(url) && !url.endsWith('.json') ? 'shell file' : url;
}
