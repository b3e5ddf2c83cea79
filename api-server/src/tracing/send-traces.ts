import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tracing, TracingOptions } from './tracing-types';

const UNTOLD = /\/(?:health|livez|metrics)$/;

/** Batches spans. Sampling is by trace id, so that all processes agree. */
export function sendTraces({ endpoint, headers, share, service }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, headers });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('comptoir');
  const current = new AsyncLocalStorage<Span>();

  return {
    follow(app) {
      const spans = new WeakMap<FastifyRequest, Span>();
      followRequests(app, spans, (name, requested) => {
        const parent = requested === undefined ? null : parseTraceParent(requested);
        const context = parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
        return tracer.startSpan(name, { kind: SpanKind.SERVER }, context);
      });
      // Body parsing loses the async context of the request.
      const within = (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
        const span = spans.get(request);
        if (span) current.run(span, done);
        else done();
      };
      app.addHook('onRequest', within);
      app.addHook('preValidation', within);
    },
    statement(text, milliseconds, failure) {
      const request = current.getStore();
      if (!request) return;
      const startTime = Date.now() - milliseconds;
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
      const name = text.trimStart().split(/\s/, 1)[0] ?? '';
      const options = { kind: SpanKind.CLIENT, startTime, attributes };
      const span = tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, request));
      if (failure !== undefined)
        span.setStatus({ code: SpanStatusCode.ERROR, message: failure instanceof Error ? failure.message : 'failed' });
      span.end();
    },
    close: () => provider.shutdown(),
  };
}

function followRequests(
  app: FastifyInstance,
  spans: WeakMap<FastifyRequest, Span>,
  begin: (name: string, traceparent: string | undefined) => Span,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const [path = ''] = request.url.split('?', 1);
    if (UNTOLD.test(path)) return done();
    const { traceparent } = request.headers;
    const span = begin(request.method, typeof traceparent === 'string' ? traceparent : undefined);
    // Query strings may contain searches and tokens.
    span.setAttributes({ 'http.request.method': request.method, 'url.path': path, 'comptoir.request_id': request.id });
    spans.set(request, span);
    const { traceId, spanId, traceFlags } = span.spanContext();
    // Lets the page continue the trace.
    reply.header('server-timing', `traceparent;desc="00-${traceId}-${spanId}-0${traceFlags}"`);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    const route = request.routeOptions.url;
    if (route !== undefined) span?.updateName(`${request.method} ${route}`).setAttribute('http.route', route);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
