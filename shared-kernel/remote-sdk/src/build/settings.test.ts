import { defineRemote } from '@comptoir/kernel/remote/config';
import * as z from 'zod/mini';
import type { $ZodObject } from 'zod/v4/core';
import { descriptorOf } from './exposed-modules';

const descriptorWith = (settings: $ZodObject) =>
  descriptorOf(defineRemote({ name: 'fleet', areas: [], navigation: [], widgets: [], settings }), '1.0.0');

test('settings become a JSON Schema in a descriptor of schema 2', () => {
  const settings = z.object({
    rows: z._default(z.int().check(z.gte(1), z.lte(100)), 20),
    greeting: z._default(z.enum(['short', 'long']), 'short'),
    plate: z._default(z.string().check(z.maxLength(12)), ''),
    isCompact: z._default(z.boolean(), false),
  });
  expect(descriptorWith(settings)).toMatchObject({
    schema: 2,
    settings: {
      rows: { type: 'integer', default: 20, minimum: 1, maximum: 100 },
      greeting: { type: 'string', enum: ['short', 'long'], default: 'short' },
      plate: { type: 'string', maxLength: 12, default: '' },
      isCompact: { type: 'boolean', default: false },
    },
  });
});

test.each([
  ['a setting without a default', z.object({ rows: z.int() }), 'with a default of its type'],
  ['a name with a hyphen', z.object({ 'rows-shown': z._default(z.int(), 1) }), 'Names like plateFormat'],
  ['a list', z.object({ rows: z._default(z.array(z.int()), []) }), 'settings.rows'],
  [
    'too many settings',
    z.object(Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`row${at}`, z._default(z.int(), at)]))),
    'At most 30 settings',
  ],
  [
    'a schema that is too large',
    z.object(
      Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`row${at}`, z._default(z.string(), 'x'.repeat(300))])),
    ),
    'At most 8192 characters',
  ],
])('%s is refused with its rule', (_case, settings, rule) => {
  expect(() => descriptorWith(settings)).toThrow(rule);
});
