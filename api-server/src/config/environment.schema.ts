import * as z from 'zod/mini';

function optional<Schema extends z.ZodMiniType>(schema: Schema) {
  // `PORT=` in a file means unset.
  return z.pipe(
    z.transform((text: unknown) => (text === '' ? undefined : text)),
    z.optional(schema),
  );
}

function integer(name: string, minimum: number, maximum: number) {
  const message = `${name} must be a whole number from ${minimum} to ${maximum}.`;
  return z.coerce.number(message).check(z.int(message), z.gte(minimum, message), z.lte(maximum, message));
}

const IDLE_MESSAGE = 'SESSION_IDLE must be a time from 5m to 12h, for example 30m or 8h.';

/** `30m` or `8h`; parsed to seconds. */
const idleTime = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,2}[mh]$/, IDLE_MESSAGE)),
  z.pipe(
    z.transform((text: string) => Number.parseInt(text, 10) * (text.endsWith('h') ? 3600 : 60)),
    z.number().check(z.gte(300, IDLE_MESSAGE), z.lte(12 * 3600, IDLE_MESSAGE)),
  ),
);

function postgres(name: string) {
  const message = `${name} must look like postgres://user:password@host/name.`;
  return z.string().check(z.regex(/^postgres(ql)?:\/\/\S+$/, message));
}

function tokenSecret(name: string) {
  return z.string().check(z.minLength(32, `${name} must have at least 32 characters.`));
}

export const Environment = z.object({
  HOST: optional(z.string()),
  PORT: optional(integer('PORT', 0, 65_535)),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(postgres('DATABASE_URL')),
  DATABASE_REPLICA_URL: optional(postgres('DATABASE_REPLICA_URL')),
  DATABASE_PATIENCE: optional(integer('DATABASE_PATIENCE', 0, 60)),
  MIGRATION_DATABASE_URL: optional(postgres('MIGRATION_DATABASE_URL')),
  DEMO: optional(z.enum(['0', '1'], 'DEMO must be 0 (start empty) or 1 (start with demo data).')),
  DEMO_SCALE: optional(integer('DEMO_SCALE', 1, 1_000_000)),
  ADMIN_EMAIL: optional(z.string().check(z.trim(), z.toLowerCase(), z.email('ADMIN_EMAIL must be an email address.'))),
  ADMIN_PASSWORD: optional(z.string().check(z.minLength(8, 'ADMIN_PASSWORD must have at least 8 characters.'))),
  GEOCODER: optional(z.enum(['nominatim', 'photon'], 'GEOCODER must be nominatim or photon.')),
  GEOCODER_URL: optional(z.url({ protocol: /^https?$/, error: 'GEOCODER_URL must be an http or https address.' })),
  GEOCODER_CONTACT: optional(z.string()),
  PUBLIC_URL: optional(
    z.string().check(z.regex(/^https?:\/\/\S+$/, 'PUBLIC_URL must look like https://comptoir.example.com.')),
  ),
  PAGE_URL: optional(z.url({ protocol: /^https?$/, error: 'PAGE_URL must be an http or https address.' })),
  SMTP_URL: optional(
    z.string().check(z.regex(/^smtps?:\/\/\S+$/, 'SMTP_URL must look like smtp://user:password@host:587.')),
  ),
  MAIL_FROM: optional(z.string()),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/, error: 'S3_ENDPOINT must be an http or https address.' })),
  S3_PUBLIC_ENDPOINT: optional(
    z.url({ protocol: /^https?$/, error: 'S3_PUBLIC_ENDPOINT must be an http or https address.' }),
  ),
  S3_BUCKET: optional(z.string()),
  S3_REGION: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  AWS_ACCESS_KEY_ID: optional(z.string()),
  AWS_SECRET_ACCESS_KEY: optional(z.string()),
  TRUST_PROXY: optional(
    z
      .string()
      .check(
        z.regex(
          /^[1-9]$|^[\da-f]*[.:][\da-f.:]+(\/\d+)?(\s*,\s*[\da-f]*[.:][\da-f.:]+(\/\d+)?)*$|^(loopback|linklocal|uniquelocal)$/i,
          'TRUST_PROXY must list addresses or networks, for example 10.0.0.0/8, or be loopback or a number of proxies.',
        ),
      ),
  ),
  SESSION_IDLE: optional(idleTime),
  SECURITY_EVENTS_DAYS: optional(integer('SECURITY_EVENTS_DAYS', 30, 36_500)),
  METRICS_TOKEN: optional(z.string().check(z.minLength(16, 'METRICS_TOKEN must have at least 16 characters.'))),
  RECEIPT_SIGNING_KEY: optional(z.string()),
  SECOND_STEP: optional(z.string()),
  PASSKEYS: optional(z.enum(['on', 'off'], 'PASSKEYS must be on or off.')),
  STEP_UP: optional(integer('STEP_UP', 1, 60)),
  SSO_ISSUER: optional(z.url({ protocol: /^https?$/, error: 'SSO_ISSUER must be an http or https address.' })),
  SSO_CLIENT_ID: optional(z.string()),
  SSO_CLIENT_SECRET: optional(z.string()),
  SSO_NAME: optional(z.string()),
  SSO_SCOPES: optional(
    z.string().check(z.regex(/^(\S+ )*openid( \S+)*$/, 'SSO_SCOPES must include openid, for example "openid email".')),
  ),
  SSO_ACCOUNTS: optional(z.enum(['known', 'create'], 'SSO_ACCOUNTS must be known or create.')),
  SSO_LINK_EMAIL: optional(z.enum(['on', 'off'], 'SSO_LINK_EMAIL must be on or off.')),
  SSO_VERIFIED_CLAIM: optional(z.string()),
  SSO_DOMAINS: optional(z.string()),
  SSO_REQUIRE: optional(z.string()),
  SSO_ROLE_CLAIM: optional(z.string()),
  SSO_ROLES: optional(z.string()),
  SSO_OFFICE_CLAIM: optional(z.string()),
  SSO_COUNTRY_CLAIM: optional(z.string()),
  SSO_SECOND_STEP: optional(z.string()),
  SSO_ONLY: optional(z.enum(['on', 'off'], 'SSO_ONLY must be on or off.')),
  SSO_BREAK_GLASS: optional(z.string()),
  FACTOR_SECRET: optional(tokenSecret('FACTOR_SECRET')),
  FACTOR_SECRET_BEFORE: optional(tokenSecret('FACTOR_SECRET_BEFORE')),
  TEAM_NOTICE_SECRET: optional(tokenSecret('TEAM_NOTICE_SECRET')),
  WEBHOOK_HOSTS: optional(z.string()),
  WEBHOOK_PORTS: optional(
    z.string().check(z.regex(/^\d{1,5}( \d{1,5})*$/, 'WEBHOOK_PORTS must list ports, for example "443 8443".')),
  ),
  WEBHOOK_LOCAL: optional(z.enum(['on', 'off'], 'WEBHOOK_LOCAL must be on or off.')),
  JWT_SECRET: optional(tokenSecret('JWT_SECRET')),
  JWT_SECRET_NEXT: optional(tokenSecret('JWT_SECRET_NEXT')),
  JWT_SECRET_BEFORE: optional(tokenSecret('JWT_SECRET_BEFORE')),
});

export type EnvironmentValues = z.output<typeof Environment>;
