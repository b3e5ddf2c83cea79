import * as z from 'zod/mini';

const Values = z.record(z.string(), z.unknown());

/** What is wrong with one part of the request; without a code it is a sentence of the schema that does not hold. */
export const Issue = z.object({
  path: z.string(),
  message: z.string(),
  code: z.optional(z.string()),
  values: z.optional(Values),
});

/**
 * The body of every answer that is not a success: `type`, `title`, `status` and `detail` are those of RFC 9457.
 * `detail` and `message` are one sentence for the person at the screen, `code` says the same to a program.
 */
export const ErrorBody = z.object({
  type: z.optional(z.string()),
  title: z.optional(z.string()),
  status: z.optional(z.int()),
  detail: z.optional(z.string()),
  statusCode: z.int(),
  error: z.string(),
  message: z.string(),
  code: z.optional(z.string()),
  values: z.optional(Values),
  issues: z.optional(z.array(Issue)),
});

export type Issue = z.infer<typeof Issue>;
export type ErrorBody = z.infer<typeof ErrorBody>;
