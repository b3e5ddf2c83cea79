import type { FastifyInstance } from 'fastify';
import type { StatementEnd } from '../database/database';

export interface TracingOptions {
  /** Base URL of an OTLP/HTTP collector, without `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  /** Sampling ratio, 0 to 1. */
  share: number;
  service: string;
}

export interface Tracing {
  /** Traces requests from now on. */
  follow(app: FastifyInstance): void;
  statement: StatementEnd;
  close(): Promise<void>;
}

/** Loads nothing if not configured. */
export async function openTracing(options: TracingOptions | undefined): Promise<Tracing | undefined> {
  if (!options) return undefined;
  const { sendTraces } = await import('./send-traces');
  return sendTraces(options);
}
