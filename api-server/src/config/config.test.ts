import path from 'node:path';
import { mayReadMetrics } from '../http/metrics';
import { readConfig } from './config';

const PRODUCTION = { DEMO: '0', SMTP_URL: 'smtp://mail.example' };

it('defaults to the embedded database with demo data', () => {
  expect(readConfig({ PORT: '' })).toEqual({
    host: 'localhost',
    insight: { kind: 'open' },
    databaseRetrySeconds: 15,
    factors: { rules: { policies: {} }, secrets: [] },
    receiptKey: undefined,
    port: 4300,
    dataFolder: path.resolve('data'),
    database: { kind: 'embedded', folder: path.resolve('data/database') },
    demo: { scale: undefined },
    firstAccount: undefined,
    mail: {
      destination: { kind: 'folder', folder: path.resolve('data/mail') },
      from: 'Comptoir <no-reply@comptoir.example>',
      publicUrl: 'http://localhost:4300',
    },
    media: { kind: 'disk', folder: path.resolve('data/media') },
    jwtSecret: undefined,
    sessionIdle: 8 * 3600,
    securityEventDays: 400,
    geocoder: { kind: 'offline' },
    receivers: { ports: [443], local: false },
  });
});

it('reads PostgreSQL, demo scale and first account from the environment', () => {
  const environment = { DATABASE_URL: 'postgres://u:p@db/comptoir', DEMO_SCALE: '50000', PORT: '80' };

  expect(readConfig(environment)).toMatchObject({
    port: 80,
    database: { kind: 'postgresql', url: 'postgres://u:p@db/comptoir' },
    demo: { scale: 50_000 },
  });
  const migrationUrl = 'postgres://owner:p@db/comptoir';
  expect(readConfig({ ...environment, MIGRATION_DATABASE_URL: migrationUrl }).database).toMatchObject({ migrationUrl });
  const replicaUrl = 'postgres://u:p@replica/comptoir';
  const replicated = { ...environment, DATABASE_REPLICA_URL: replicaUrl };
  expect(readConfig(replicated).database).toMatchObject({ replicaUrl });
  expect(() => readConfig({ DATABASE_REPLICA_URL: replicaUrl })).toThrow('DATABASE_REPLICA_URL needs DATABASE_URL');
  expect(readConfig({ ...PRODUCTION, ADMIN_EMAIL: 'Boss@x.example ', ADMIN_PASSWORD: 'long enough' })).toMatchObject({
    demo: undefined,
    firstAccount: { email: 'boss@x.example', password: 'long enough' },
  });
});

it('refuses production with a published secret or without mail, and closes the insight routes', () => {
  const published = 'change-me-change-me-change-me-change-me';
  expect(() => readConfig({ ...PRODUCTION, JWT_SECRET: published })).toThrow('JWT_SECRET is a published value');
  const own = { ...PRODUCTION, JWT_SECRET: 'a secret of this deployment, and long enough' };
  expect(() => readConfig({ ...own, JWT_SECRET_BEFORE: published })).toThrow('JWT_SECRET_BEFORE is a published value');
  expect(() => readConfig({ JWT_SECRET_NEXT: own.JWT_SECRET })).toThrow('need JWT_SECRET');
  expect(() => readConfig({ DEMO: '0' })).toThrow('SMTP_URL is missing');
  expect(readConfig({ JWT_SECRET: published }).insight).toEqual({ kind: 'open' });
  const demo = readConfig({ METRICS_TOKEN: 'a token for the metrics' }).insight;
  expect([mayReadMetrics(demo), mayReadMetrics(demo, 'Bearer a token for the metrics')]).toEqual([false, true]);
  expect(readConfig(PRODUCTION).insight).toEqual({ kind: 'closed' });
  const metrics = { ...PRODUCTION, METRICS_TOKEN: 'a token for the metrics' };
  expect(readConfig(metrics).insight).toEqual({ kind: 'closed', metricsToken: 'a token for the metrics' });
});

it('reports each mistake in its own sentence', () => {
  const configurationError = { PORT: 'many', DATABASE_URL: 'mysql://x', DEMO: 'yes', JWT_SECRET: 'short' };

  expect(() => readConfig(configurationError)).toThrow(
    [
      'PORT must be a whole number from 0 to 65535.',
      'DATABASE_URL must look like postgres://user:password@host/name.',
      'DEMO must be 0 (start empty) or 1 (start with demo data).',
      'JWT_SECRET must have at least 32 characters.',
    ].join('\n'),
  );
  expect(() => readConfig({ ADMIN_EMAIL: 'a@b.example' })).toThrow('must be set together');
});

it('stores media on S3 if a bucket is set', () => {
  const S3_ENDPOINT = 'http://storage:9000';
  const named = { S3_ENDPOINT, S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'me', S3_SECRET_ACCESS_KEY: 'secret' };

  expect(readConfig({ S3_ENDPOINT }).media.kind).toBe('disk');
  expect(() => readConfig({ S3_BUCKET: 'media' })).toThrow('S3_BUCKET needs S3_ACCESS_KEY_ID');
  expect(readConfig({ ...named, S3_PUBLIC_ENDPOINT: 'https://files.x.example' }).media).toEqual({
    kind: 's3',
    endpoint: S3_ENDPOINT,
    publicEndpoint: 'https://files.x.example',
    bucket: 'media',
    region: 'us-east-1',
    accessKeyId: 'me',
    secretAccessKey: 'secret',
  });
});

it('reads the geocoder address, Nominatim by default', () => {
  const GEOCODER_URL = 'https://geo.example/';

  expect(readConfig({ GEOCODER_URL, GEOCODER_CONTACT: 'ops@x.example' }).geocoder).toEqual({
    kind: 'nominatim',
    url: GEOCODER_URL,
    contact: 'ops@x.example',
  });
  expect(readConfig({ GEOCODER: 'photon', GEOCODER_URL }).geocoder).toEqual({ kind: 'photon', url: GEOCODER_URL });
  expect(() => readConfig({ GEOCODER: 'photon' })).toThrow('GEOCODER needs GEOCODER_URL');
  expect(() => readConfig({ GEOCODER_URL: 'geo.example' })).toThrow('GEOCODER_URL must be an http or https address.');
});

it('trusts only listed proxies', () => {
  expect(readConfig({}).trustProxy).toBeUndefined();
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toBe('10.0.0.0/8, ::1');
  expect(readConfig({ TRUST_PROXY: 'loopback' }).trustProxy).toBe('loopback');
  expect(readConfig({ TRUST_PROXY: '1' }).trustProxy).toBe(1);
  for (const TRUST_PROXY of ['everybody', '0', '10', 'true']) {
    expect(() => readConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY must list addresses or networks');
  }
});
