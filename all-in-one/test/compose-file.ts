import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const Dependencies = z.union([z.array(z.string()), z.record(z.string(), z.looseObject({ condition: z.string() }))]);

const Service = z.looseObject({
  image: z.string(),
  build: z.optional(z.object({ context: z.string(), dockerfile: z.string(), target: z.string() })),
  environment: z._default(z.record(z.string(), z.union([z.string(), z.number()])), {}),
  depends_on: z._default(Dependencies, []),
  volumes: z._default(z.array(z.string()), []),
  ports: z._default(z.array(z.string()), []),
});

const Compose = z.object({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.unknown()),
});

export type Compose = z.infer<typeof Compose>;

/** `docker-compose.yml` as Docker reads it, with the variables of `environment` filled in. */
export function readCompose(environment: Readonly<Record<string, string>> = {}): Compose {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../docker-compose.yml'), 'utf8');
  // As Docker does it: after the text was read as YAML.
  const content: unknown = JSON.parse(JSON.stringify(parse(text, { merge: true })), (_key, value: unknown) =>
    typeof value === 'string' ? filled(value, environment) : value,
  );
  return Compose.parse(content);
}

function filled(text: string, environment: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{(\w+):-([^}]*)\}/g, (_, name: string, fallback: string) => environment[name] ?? fallback);
}

/** What a container is told, as its process sees it. */
export function environmentOf({ services }: Compose, name: string): Record<string, string> {
  const told = Object.entries(services[name]?.environment ?? {});
  return Object.fromEntries(told.map(([variable, value]) => [variable, String(value)]));
}
