import * as z from 'zod/mini';
import { StartError } from '../start-error';
import type { TracingOptions } from '../tracing/tracing-types';

const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address.';
const SHARE = 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.';
const HEADERS = 'OTEL_EXPORTER_OTLP_HEADERS must look like name=value,other=value.';

const Environment = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: ENDPOINT }),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(z.string().check(z.regex(/^[\w-]+=[^,=]+(,[\w-]+=[^,=]+)*$/, HEADERS))),
  OTEL_TRACES_SAMPLER_ARG: z.optional(z.coerce.number(SHARE).check(z.gte(0, SHARE), z.lte(1, SHARE))),
});

/**
 * Reads the standard OpenTelemetry variables; undefined without a collector.
 *
 * @throws {StartError} `configuration`
 */
export function readTracing(environment: NodeJS.ProcessEnv, service: string): TracingOptions | undefined {
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: environment['OTEL_EXPORTER_OTLP_ENDPOINT'] || undefined,
    OTEL_EXPORTER_OTLP_HEADERS: environment['OTEL_EXPORTER_OTLP_HEADERS'] || undefined,
    OTEL_TRACES_SAMPLER_ARG: environment['OTEL_TRACES_SAMPLER_ARG'] || undefined,
  };
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  const read = z.safeParse(Environment, settings);
  if (!read.success) {
    throw new StartError('configuration', read.error.issues.map(({ message }) => message).join('\n'));
  }
  const { OTEL_EXPORTER_OTLP_HEADERS: pairs = '', OTEL_TRACES_SAMPLER_ARG: share = 1 } = read.data;
  return {
    endpoint: read.data.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: Object.fromEntries(new URLSearchParams(pairs.replaceAll(',', '&'))),
    share,
    service,
  };
}
