import type { Tracing, TracingOptions } from './tracing-types';

/** Loads nothing if not configured. */
export async function openTracing(options: TracingOptions | undefined): Promise<Tracing | undefined> {
  if (!options) return undefined;
  const { sendTraces } = await import('./send-traces');
  return sendTraces(options);
}
