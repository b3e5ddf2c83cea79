import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type ScalarTag, type CollectionTag } from 'yaml';
import * as z from 'zod/mini';

const root = path.resolve(import.meta.dirname, '../..');

const Dependencies = z.union([z.array(z.string()), z.record(z.string(), z.looseObject({ condition: z.string() }))]);

const Service = z.looseObject({
  image: z.optional(z.string()),
  build: z.optional(z.object({ context: z.string(), dockerfile: z.string(), target: z.string() })),
  environment: z._default(z.record(z.string(), z.union([z.string(), z.number()])), {}),
  depends_on: z._default(Dependencies, []),
  volumes: z._default(z.array(z.string()), []),
  ports: z._default(z.array(z.string()), []),
  tmpfs: z._default(z.array(z.string()), []),
});

const Compose = z.object({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.unknown()),
});

export type Compose = z.infer<typeof Compose>;
export type Environment = Readonly<Record<string, string>>;

/** Required variables, with invented values. */
export const REQUIRED: Environment = {
  POSTGRES_PASSWORD: 'a-password-of-the-superuser',
  COMPTOIR_OWNER_PASSWORD: 'a-password-of-the-owner',
  COMPTOIR_APP_PASSWORD: 'a-password-of-the-server',
  JWT_SECRET: 'made up for these tests, and long enough',
  PUBLIC_URL: 'https://comptoir.example',
  SMTP_URL: 'smtps://mail.example',
  S3_BUCKET: 'media-of-comptoir',
  S3_ACCESS_KEY_ID: 'key-of-the-bucket',
  S3_SECRET_ACCESS_KEY: 'secret-of-the-bucket',
  MEDIA_ORIGINS: 'https://files.example',
  TLS_CERTIFICATES: '/etc/comptoir/tls',
};

/** Compose's tag for replacing a value of an earlier file. */
const override: CollectionTag = { tag: '!override', collection: 'seq' };
const tags: (ScalarTag | CollectionTag)[] = [override];

/**
 * Reads a compose file as Docker does, with `environment` filled in.
 * @throws Error for a missing required variable
 */
export function readCompose(environment: Environment = REQUIRED, file = 'docker-compose.yml'): Compose {
  const text = readFileSync(path.join(root, file), 'utf8');
  const read: unknown = parse(text, { merge: true, customTags: tags });
  // As in Docker, after parsing the YAML.
  const content: unknown = JSON.parse(JSON.stringify(read), (_key, value: unknown) =>
    typeof value === 'string' ? filled(value, environment) : value,
  );
  return Compose.parse(content);
}

function filled(text: string, environment: Environment): string {
  return text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, word = '') => {
    const value = environment[name];
    if (value) return value;
    if (kind === '?') throw new Error(`required variable ${name} is missing a value: ${word}`);
    return word;
  });
}

export function readEnvironmentFile(file: string): Environment {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  return Object.fromEntries(lines.flatMap((line) => [...line.matchAll(/^(\w+)=(.*)$/g)].map(([, a, b]) => [a, b])));
}

export function environmentOf({ services }: Compose, name: string): Record<string, string> {
  const told = Object.entries(services[name]?.environment ?? {});
  return Object.fromEntries(told.map(([variable, value]) => [variable, String(value)]));
}

export function unread(
  environment: Record<string, string>,
  readAll: (environment: NodeJS.ProcessEnv) => unknown,
): string[] {
  const seen = new Set(['LOG_LEVEL']);
  const watched = new Proxy(environment, {
    get: (target, name: string) => {
      seen.add(name);
      return target[name];
    },
  });
  readAll(watched);
  return Object.keys(environment).filter((name) => !seen.has(name));
}
