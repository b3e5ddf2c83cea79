import { readTracing } from './tracing-settings';

const endpoint = 'http://collector:4318';

it('keeps no traces without a collector', () => {
  expect(readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_TRACES_SAMPLER_ARG: '0.5' }, 'api')).toBeUndefined();
});

it('reads the collector, its headers and the sampling ratio', () => {
  expect(readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, 'api')).toEqual({
    endpoint,
    headers: {},
    share: 1,
    service: 'api',
  });
  const more = { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b,x-team=one', OTEL_TRACES_SAMPLER_ARG: '0.05' };
  expect(readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...more }, 'api')).toMatchObject({
    headers: { 'x-key': 'a b', 'x-team': 'one' },
    share: 0.05,
  });
});

it.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address.'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'secret' },
    'OTEL_EXPORTER_OTLP_HEADERS must look like name=value,other=value.',
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '2' },
    'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.',
  ],
])('%j is refused with a sentence', (environment, sentence) => {
  expect(() => readTracing(environment, 'api')).toThrow(sentence);
});
