import * as z from 'zod/mini';

export const Issue = z.object({ path: z.string(), message: z.string() });

/** The body of every answer that is not a success; `message` is a sentence for the person at the screen. */
export const ErrorBody = z.object({
  statusCode: z.int(),
  error: z.string(),
  message: z.string(),
  issues: z.optional(z.array(Issue)),
});

export type Issue = z.infer<typeof Issue>;
export type ErrorBody = z.infer<typeof ErrorBody>;
