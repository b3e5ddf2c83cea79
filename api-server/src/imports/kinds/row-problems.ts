import type { Issue } from '@comptoir/api-contract/errors';
import * as z from 'zod/mini';

/** Validates against a contract schema; problems are listed by field. */
export function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  given: unknown,
): { fields: z.output<Schema>; problems: [] } | { fields: undefined; problems: Issue[] } {
  const result = z.safeParse(schema, given);
  if (result.success) return { fields: result.data, problems: [] };
  const problems = result.error.issues.map(({ path, message }) => ({ path: String(path[0] ?? ''), message }));
  const [first] = problems;
  const byField = new Map(problems.toReversed().map((problem) => [problem.path, problem]));
  return {
    fields: undefined,
    problems: first ? problems.filter((problem) => byField.get(problem.path) === problem) : [],
  };
}

export function given(values: Readonly<Record<string, string>>, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(fields.flatMap((field) => (values[field] ? [[field, values[field]]] : [])));
}
