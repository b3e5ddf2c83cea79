import type { FastifyInstance } from 'fastify';
import type { StatementEnd } from '../database/database';

export interface TracingOptions {
  /** Base URL of an OTLP/HTTP collector, without `/v1/traces`. */
  endpoint: string;
  /** For authentication. */
  headers: Record<string, string>;
  /** Sampling ratio, 0 to 1. */
  share: number;
  /** OpenTelemetry service name. */
  service: string;
}

export interface Tracing {
  /** Traces requests from now on. */
  follow(app: FastifyInstance): void;
  /** Adds a finished statement to the span of its request. */
  statement: StatementEnd;
  /** Flushes remaining spans. */
  close(): Promise<void>;
}

/** Loads nothing if not configured. */
export async function openTracing(options: TracingOptions | undefined): Promise<Tracing | undefined> {
  if (!options) return undefined;
  const { sendTraces } = await import('./send-traces');
  return sendTraces(options);
}
