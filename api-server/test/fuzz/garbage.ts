import type { Random } from './random';

export interface Schema {
  type?: string;
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
}

const TEXTS = [
  '',
  ' ',
  'x',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  '\0',
  'a\0b',
  '\ud800',
  '👩‍👩‍👧‍👦',
  'ﷺ'.repeat(40),
  "'; drop table users; --",
  '%',
  '_%\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{"$ne":null}',
  '__proto__',
  'a'.repeat(201),
  'a'.repeat(5_000),
  '0000-00-00T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999+23:59',
  '2026-02-30T25:61:61Z',
  '2026-11-20T12:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '9223372036854775808',
  '9999999999999999',
] as const;

/** Valid, but beyond databases and calendars. */
const INSTANTS = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+15:59',
  '9999-12-31T23:59:59-15:59',
  '9999-12-31T23:59:59.999999999+23:59',
  '2024-02-29T23:59:59.999999999999999999999999Z',
] as const;

const NUMBERS = [
  0,
  -0,
  1,
  -1,
  0.001,
  0.01,
  -0.01,
  1e13,
  9_999_999_999_999.98,
  1e-9,
  1e21,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  2 ** 63,
  1e308,
] as const;

const OPTIONAL = 0.4;

export function garbage(random: Random): unknown {
  return random.pick([
    () => random.pick(TEXTS),
    () => random.pick(NUMBERS),
    () => null,
    () => random.chance(0.5),
    () => [],
    () => ({}),
    () => [null, random.pick(NUMBERS), { a: random.pick(TEXTS) }],
    () => ({ constructor: 1, toString: null, length: -1 }),
    () => Array.from({ length: 200 }, () => random.pick(TEXTS)),
  ])();
}

/** Suggests a value for a known field; undefined uses the schema. */
export type Likely = (field: string) => unknown;

export function sample(random: Random, schema: Schema, likely: Likely, wrong = 0.04): unknown {
  if (random.chance(wrong)) return garbage(random);
  const [first, ...others] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sample(random, random.pick([first, ...others]), likely, wrong);
  if (schema.const !== undefined) return schema.const;
  const [choice, ...choices] = schema.enum ?? [];
  if (choice !== undefined) return random.pick([choice, ...choices]);
  switch (schema.type ?? 'anything') {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => random.chance(schema.required?.includes(name) ? 1 - wrong : OPTIONAL))
          .map(([name, property]) => [name, field(random, name, property, likely, wrong)]),
      );
    case 'array':
      return Array.from({ length: random.integer(0, 3) }, () => sample(random, schema.items ?? {}, likely, wrong));
    case 'number':
    case 'integer':
      return random.chance(0.5) ? random.integer(1, 500) : random.pick(NUMBERS);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'string':
      return text(random, schema);
    default:
      return garbage(random);
  }
}

function field(random: Random, name: string, schema: Schema, likely: Likely, wrong: number): unknown {
  const value = random.chance(0.92) ? likely(name) : undefined;
  return value === undefined ? sample(random, schema, likely, wrong) : value;
}

function text(random: Random, { format }: Schema): string {
  switch (format ?? 'plain') {
    case 'uuid':
      return random.pick(['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff']);
    case 'email':
      return `${random.integer(0, 1e6)}@fuzz.example`;
    case 'date-time':
      return random.chance(0.1)
        ? random.pick(INSTANTS)
        : new Date(Date.now() + random.integer(-1e9, 1e9)).toISOString();
    default:
      return random.chance(0.7) ? random.pick(['Something', 'DZ', '1', 'ALGIERS']) : random.pick(TEXTS);
  }
}
