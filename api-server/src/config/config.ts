import path from 'node:path';
import * as z from 'zod/mini';
import type { DatabaseOptions } from '../database/database';
import { PUBLIC_RECEIVERS, type ReceiverRules } from '../webhooks/receiver-address';
import type { FactorOptions } from '../factors/factor-rules';
import type { GeocoderOptions } from '../geocode/geocoder-options';
import type { MailOptions } from '../mail/mail-sender';
import type { MediaOptions } from '../media/media-options';
import { Environment, type EnvironmentValues } from './environment.schema';
import { readFactorRules } from './factor-settings';
import { readSso } from './sso-settings';
import { readTracing } from './tracing-settings';
import { readRemoteOverrides, type RemoteOverrideOptions } from './remote-overrides';
import type { Insight } from '../http/insight';
import type { SsoRules } from '../sso/sso-rules';
import type { TracingOptions } from '../tracing/tracing-types';
import { StartError } from '../start-error';

interface DemoOptions {
  scale: number | undefined;
}

export interface Config {
  host: string;
  port: number;
  /** Absolute path of the data folder: embedded database, media, mail. */
  dataFolder: string;
  database: DatabaseOptions;
  demo: DemoOptions | undefined;
  firstAccount: { email: string; password: string } | undefined;
  mail: MailOptions;
  media: MediaOptions;
  /** Signing secret of access tokens; by default a key stored in the database. */
  jwtSecret: string | undefined;
  /** Secrets whose tokens are valid although they sign none, while `jwtSecret` is rotated. */
  acceptedJwtSecrets?: string[];
  /** Second steps of sign-ins; switched off by default. */
  factors?: FactorOptions;
  /** Single sign-on by an OpenID provider; absent by default. */
  sso?: SsoRules;
  /** Private key of receipts; by default derived from the secret of access tokens. */
  receiptKey: string | undefined;
  /** Trusted proxies: addresses and networks, or a number of hops. */
  trustProxy?: string | number;
  sessionIdle: number;
  securityEventDays: number;
  /** Seconds for which requests wait for an unavailable database. */
  databaseRetrySeconds: number;
  geocoder: GeocoderOptions;
  insight: Insight;
  tracing?: TracingOptions;
  /** Address of the page server from here, which knows the published versions of remotes. */
  pageUrl?: string;
  remoteOverrides?: RemoteOverrideOptions;
  /** Secret that page servers send with crashes of remotes. */
  noticeSecret?: string;
  /** Host names of webhooks that may have private addresses, and use http. */
  webhookHosts?: string[];
  /** Addresses to which events may be sent; by default public ones with port 443. */
  receivers?: ReceiverRules;
}

/** Eight hours. */
export const DEFAULT_SESSION_IDLE_SECONDS = 8 * 3600;
/** Longer than a year, to reach back to the last inventory. */
export const DEFAULT_EVENT_DAYS = 400;
/** Longer than replacing a container takes. */
export const DEFAULT_DATABASE_RETRY_SECONDS = 15;

/** @throws {StartError} `configuration`, with one sentence per mistake */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const read = z.safeParse(Environment, environment);
  if (!read.success) throw configurationError(read.error.issues.map(({ message }) => message));
  const values = read.data;
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = values;
  if ((email === undefined) !== (password === undefined)) {
    throw configurationError(['ADMIN_EMAIL and ADMIN_PASSWORD must be set together: the first account needs both.']);
  }
  if (values.DEMO === '0') requireProduction(values);
  const port = values.PORT ?? 4300;
  const remoteOverrides = readRemoteOverrides(environment);
  const tracing = readTracing(environment, 'comptoir-api');
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${port}`).replace(/(?<!\/)\/+$/, '');
  const sso = readSso(values, publicUrl);
  const dataFolder = path.resolve(values.DATA_DIR ?? 'data');
  return {
    host: values.HOST ?? 'localhost',
    port,
    dataFolder,
    database: databaseOf(values, dataFolder),
    demo: values.DEMO === '0' ? undefined : { scale: values.DEMO_SCALE },
    firstAccount: email !== undefined && password !== undefined ? { email, password } : undefined,
    mail: {
      destination:
        values.SMTP_URL === undefined
          ? { kind: 'folder', folder: path.join(dataFolder, 'mail') }
          : { kind: 'smtp', url: values.SMTP_URL },
      from: values.MAIL_FROM ?? 'Comptoir <no-reply@comptoir.example>',
      publicUrl,
    },
    media: mediaOf(values, dataFolder),
    jwtSecret: values.JWT_SECRET,
    ...acceptedSecrets(values),
    receiptKey: values.RECEIPT_SIGNING_KEY,
    factors: factorsOf(values, publicUrl),
    ...(sso && { sso }),
    ...(values.TRUST_PROXY !== undefined && { trustProxy: proxies(values.TRUST_PROXY) }),
    sessionIdle: values.SESSION_IDLE ?? DEFAULT_SESSION_IDLE_SECONDS,
    securityEventDays: values.SECURITY_EVENTS_DAYS ?? DEFAULT_EVENT_DAYS,
    databaseRetrySeconds: values.DATABASE_PATIENCE ?? DEFAULT_DATABASE_RETRY_SECONDS,
    geocoder: geocoderOf(values),
    insight: { kind: values.DEMO === '0' ? 'closed' : 'open', metricsToken: values.METRICS_TOKEN },
    ...(tracing && { tracing }),
    ...(values.PAGE_URL !== undefined && { pageUrl: values.PAGE_URL }),
    ...(remoteOverrides && { remoteOverrides }),
    ...(values.TEAM_NOTICE_SECRET !== undefined && { noticeSecret: values.TEAM_NOTICE_SECRET }),
    receivers: receiversOf(values),
    ...(values.WEBHOOK_HOSTS !== undefined && { webhookHosts: values.WEBHOOK_HOSTS.trim().split(/\s+/) }),
  };
}

function receiversOf({ WEBHOOK_PORTS: ports, WEBHOOK_LOCAL: local }: EnvironmentValues): ReceiverRules {
  return { ports: ports?.split(' ').map(Number) ?? PUBLIC_RECEIVERS.ports, local: local === 'on' };
}

/** Settings acceptable for a trial but unsafe in production. */
function requireProduction({ SMTP_URL: mailServer, ...values }: EnvironmentValues): void {
  const found = [
    ...(['JWT_SECRET', 'JWT_SECRET_NEXT', 'JWT_SECRET_BEFORE'] as const).map(
      (name) =>
        /change-?me|secret-of-the-trial/i.test(values[name] ?? '') &&
        `${name} is a published value: set your own secret, or unset it to generate one.`,
    ),
    mailServer === undefined &&
      'SMTP_URL is missing: with DEMO=0, invitations and password links are sent by mail and never logged.',
  ].filter((mistake) => mistake !== false);
  if (found.length > 0) throw configurationError(found);
}

function acceptedSecrets(values: EnvironmentValues): Pick<Config, 'acceptedJwtSecrets'> {
  const acceptedJwtSecrets = [values.JWT_SECRET_NEXT, values.JWT_SECRET_BEFORE].filter((each) => each !== undefined);
  if (acceptedJwtSecrets.length === 0) return {};
  if (values.JWT_SECRET === undefined) {
    throw configurationError(['JWT_SECRET_NEXT and JWT_SECRET_BEFORE need JWT_SECRET, the secret that signs.']);
  }
  return { acceptedJwtSecrets };
}

function factorsOf(values: EnvironmentValues, publicUrl: string): FactorOptions {
  const { origin, hostname: host } = new URL(publicUrl);
  const rules = readFactorRules(values.SECOND_STEP);
  return {
    rules: {
      ...rules,
      ...(values.PASSKEYS === 'on' && { passkeys: { origin, host } }),
      ...(values.STEP_UP !== undefined && { stepUpSeconds: values.STEP_UP * 60 }),
    },
    secrets: factorSecrets(values),
  };
}

/** Also those of access tokens, so that secrets are readable before and after `FACTOR_SECRET` is set. */
function factorSecrets(values: EnvironmentValues): string[] {
  const { FACTOR_SECRET, FACTOR_SECRET_BEFORE, JWT_SECRET, JWT_SECRET_NEXT, JWT_SECRET_BEFORE } = values;
  if (FACTOR_SECRET_BEFORE !== undefined && FACTOR_SECRET === undefined && JWT_SECRET === undefined) {
    throw configurationError(['FACTOR_SECRET_BEFORE needs FACTOR_SECRET or JWT_SECRET, the secret in use.']);
  }
  const all = [FACTOR_SECRET, JWT_SECRET, JWT_SECRET_NEXT, JWT_SECRET_BEFORE, FACTOR_SECRET_BEFORE];
  return all.filter((each) => each !== undefined);
}

function proxies(text: string): string | number {
  return /^\d$/.test(text) ? Number(text) : text;
}

function databaseOf(values: EnvironmentValues, dataFolder: string): DatabaseOptions {
  const { DATABASE_URL: url, MIGRATION_DATABASE_URL: migrationUrl, DATABASE_REPLICA_URL: replicaUrl } = values;
  if (url !== undefined) return { kind: 'postgresql', url, migrationUrl, replicaUrl };
  if (replicaUrl !== undefined) throw configurationError(['DATABASE_REPLICA_URL needs DATABASE_URL, its primary.']);
  return { kind: 'embedded', folder: path.join(dataFolder, 'database') };
}

/** A bucket selects S3; the endpoint alone may be meant for remotes. */
function mediaOf(values: EnvironmentValues, dataFolder: string): MediaOptions {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region = 'us-east-1' } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId = values.AWS_ACCESS_KEY_ID } = values;
  const { S3_SECRET_ACCESS_KEY: secretAccessKey = values.AWS_SECRET_ACCESS_KEY } = values;
  if (bucket === undefined) return { kind: 'disk', folder: path.join(dataFolder, 'media') };
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw configurationError(['S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.']);
  }
  const publicEndpoint = values.S3_PUBLIC_ENDPOINT ?? endpoint;
  return { kind: 's3', endpoint, publicEndpoint, bucket, region, accessKeyId, secretAccessKey };
}

/** Nominatim by default. */
function geocoderOf(values: EnvironmentValues): GeocoderOptions {
  const { GEOCODER: kind = 'nominatim', GEOCODER_URL: url, GEOCODER_CONTACT: contact } = values;
  if (url !== undefined) return kind === 'photon' ? { kind, url } : { kind, url, contact };
  if (values.GEOCODER !== undefined)
    throw configurationError(['GEOCODER needs GEOCODER_URL, the address of that server.']);
  return { kind: 'offline' };
}

function configurationError(messages: string[]): StartError {
  return new StartError('configuration', messages.join('\n'));
}
