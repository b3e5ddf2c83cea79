import * as z from 'zod/mini';

const Values = z.record(z.string(), z.unknown());

/** A validation error of one part of the request; without a code it is a message of the schema. */
export const Issue = z.object({
  path: z.string(),
  message: z.string(),
  code: z.optional(z.string()),
  values: z.optional(Values),
});

/**
 * Body of every error response: `type`, `title`, `status` and `detail` as in RFC 9457. `detail` and `message` are a
 * sentence for the user, `code` is for programs.
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
