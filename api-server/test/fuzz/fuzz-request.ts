import { operations, type OperationName } from '@comptoir/api-contract/operations';
import type { Operation } from '@comptoir/api-contract/operation';
import { routes } from '@comptoir/api-contract/routes';
import type { InjectOptions } from 'fastify';
import * as z from 'zod/v4/core';
import { garbage, sample, type Likely, type Schema } from './garbage';
import { likelyValue, type Meaning } from './likely-value';
import type { Random } from './random';

export interface FuzzWorld extends Omit<Meaning, 'kind'> {
  tokens: readonly string[];
}

const BROKEN_PATHS = [
  '/api/agencies/%E0%A4%A',
  '/api/%00',
  '/api//agencies',
  '/api/agencies/..%2f',
  '/api/nothing',
] as const;
const BROKEN_BODIES = ['', '{', '[]', 'null', '"text"', '{"a":1}}', '\u0000', '{"name":'] as const;

export function fuzzRequest(random: Random, name: OperationName, world: FuzzWorld): InjectOptions {
  const operation: Operation = operations[name];
  const { method, path } = routes[name];
  if (random.chance(0.01)) return { method, url: random.pick(BROKEN_PATHS) };
  const meaning = { ...world, kind: kindOf(name) };
  const likely: Likely = (field) => likelyValue(random, field, meaning);
  const params = record(random, operation.params, likely);
  const url = path.replaceAll(/:(\w+)/g, (_, param: string) => encoded(params[param]));
  return {
    method: random.chance(0.01) ? random.pick(['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS'] as const) : method,
    url: `/api${url}${queryOf(random, operation.query, likely)}`,
    // Many addresses, to stay below the sign-in limit.
    remoteAddress: `192.0.2.${random.integer(1, 250)}`,
    ...bodyOf(random, operation, world, likely),
  };
}

export function kindOf(name: OperationName): string {
  if (name === 'changeCollections') return 'bulk';
  return name === 'inviteUser' ? 'users' : (routes[name].path.split('/')[1] ?? '');
}

function record(random: Random, schema: z.$ZodType | undefined, likely: Likely): Record<string, unknown> {
  const created = schema ? sample(random, jsonSchema(schema), likely) : {};
  return typeof created === 'object' && created !== null ? { ...created } : {};
}

function queryOf(random: Random, query: z.$ZodType | undefined, likely: Likely): string {
  const required = new Set(query && jsonSchema(query).required);
  const pairs = Object.entries(record(random, query, likely))
    .filter(([name]) => random.chance(required.has(name) ? 0.97 : 0.7))
    .map(([name, value]) => `${name}=${encoded(value)}`);
  if (random.chance(0.02)) pairs.push('page=1&page=2', '__proto__=1', '%=%');
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function bodyOf(random: Random, operation: Operation, { tokens }: FuzzWorld, likely: Likely): Partial<InjectOptions> {
  const headers: Record<string, string> = {
    authorization: random.chance(0.97)
      ? `Bearer ${random.pick([tokens[0] ?? '', ...tokens.slice(1)])}`
      : encoded(garbage(random)),
    ...(random.chance(0.2) && { 'idempotency-key': String(random.integer(0, 50)) }),
    ...(random.chance(0.8) && { 'if-match': random.chance(0.8) ? '*' : random.pick(['"1"', '"x"', 'W/"1"', '""']) }),
    ...(random.chance(0.05) && { 'if-none-match': random.pick(['*', '"1"', 'W/"1", "2"']) }),
    ...(random.chance(0.05) && { 'last-event-id': random.pick(['0', '9'.repeat(15), 'x', '-1', '1e9']) }),
    ...(random.chance(0.02) && { host: random.pick(['', ':', 'a b', '[::1', '\u00e9', 'x'.repeat(300)]) }),
    ...(random.chance(0.1) && { 'accept-encoding': random.pick(['br', 'gzip', 'gzip;q=x', '*', ',,;q']) }),
  };
  if (!operation.body && random.chance(0.95)) return { headers };
  const type = random.chance(0.98) ? 'application/json' : random.pick(['text/plain', 'multipart/form-data', 'x']);
  const created = operation.body ? sample(random, jsonSchema(operation.body), likely) : garbage(random);
  const payload = random.chance(0.02) ? random.pick(BROKEN_BODIES) : JSON.stringify(created);
  return { headers: { ...headers, 'content-type': type }, payload };
}

function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // Encodes bytes, since lone surrogates cannot be encoded.
  return encodeURIComponent(Buffer.from(text ?? '').toString());
}

const schemas = new WeakMap<z.$ZodType, Schema>();

function jsonSchema(schema: z.$ZodType): Schema {
  const known = schemas.get(schema);
  if (known) return known;
  const created: Schema = JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })));
  schemas.set(schema, created);
  return created;
}
