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
  follow(app: FastifyInstance): void;
  statement: StatementEnd;
  close(): Promise<void>;
}
