import type * as z from 'zod/v4/core';
import { toJSONSchema } from 'zod/v4/core';
import type { Operation } from './operation';
import { operationNames, operations } from './operations';

const SECRET = /password|token|ticket|oneTimeCode|recoveryCodes$|^secret$/i;

function fieldsOf(schema: z.$ZodType | undefined): string[] {
  if (!schema) return [];
  const text = JSON.stringify(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return [...text.matchAll(/"(\w+)":\{/g)].map(([, name = '']) => name);
}

it.each(operationNames())('%s is marked as secret exactly if it accepts or returns one', (name) => {
  const { body, response, secret }: Operation = operations[name];
  const holdsSecret = [...fieldsOf(body), ...fieldsOf(response)].some((field) => SECRET.test(field));
  expect(secret ?? false).toBe(holdsSecret);
});
