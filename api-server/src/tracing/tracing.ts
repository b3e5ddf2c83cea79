import type { FastifyInstance } from 'fastify';
import type { StatementEnd } from '../database/database';

export interface TracingOptions {
  /** Where spans go by OTLP over HTTP: the address of a collector, without `/v1/traces`. */
  endpoint: string;
  /** Sent along, for a collector that asks who comes. */
  headers: Record<string, string>;
  /** Of all traces so many are kept, from 0 to 1. */
  share: number;
  /** What the spans of this process are found by. */
  service: string;
}

/** Follows what is asked through this process: which request took how long, and where the time went. */
export interface Tracing {
  /** Makes a span of each request of a server that begins after this. */
  follow(app: FastifyInstance): void;
  /** Takes a statement that has ended, as part of the request that asked it. */
  statement: StatementEnd;
  /** Sends what has not been sent yet. */
  close(): Promise<void>;
}

/** Opens what sends spans; where no collector is configured, nothing is loaded and nothing done. */
export async function openTracing(options: TracingOptions | undefined): Promise<Tracing | undefined> {
  if (!options) return undefined;
  const { sendTraces } = await import('./send-traces');
  return sendTraces(options);
}
